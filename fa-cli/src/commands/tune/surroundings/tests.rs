use super::*;

#[test]
fn commands_can_be_repeated() {
    let line = |arguments: &[&str]| command(arguments.iter().map(|it| (*it).to_owned()));
    assert_eq!(line(&["tune", "--batch", "32"]), "fa tune --batch 32");
    for arguments in [&["FaS512<64>"][..], &["it's", ""], &["a b", "$HOME", "\""]] {
        let words = shlex::split(&line(arguments)).expect("a shell takes it");
        assert_eq!(words[1..], *arguments);
    }
}
