use super::*;
use crate::interp::order::{Agent, LaneSet};

fn thread(warp: u32, lane: u32, op: u32) -> Thread {
    Thread { warp, lane, op }
}

#[test]
fn granules_are_checked_one_by_one() {
    let clocks = Clocks::new(2);
    let mut shared = Shared::new(64, 2, true, false);
    assert_eq!(shared.store(&clocks, thread(0, 0, 1), 16, &[1; 4]), None);
    assert_eq!(shared.load(&clocks, thread(0, 0, 2), 16, 4), None);
    assert_eq!(
        shared.load(&clocks, thread(0, 0, 2), 16, 16),
        Some(Hit::Uninitialized)
    );
    let hit = shared.store(&clocks, thread(1, 0, 3), 18, &[1; 2]);
    assert!(matches!(hit, Some(Hit::Race(Hazard::WriteAfterWrite, by)) if by.op() == 1));
    assert_eq!(shared.store(&clocks, thread(1, 0, 3), 32, &[1; 2]), None);
}

#[test]
fn who_is_ordered_after_a_store_is_so_after_the_loads_before_it() {
    let mut clocks = Clocks::new(3);
    let mut shared = Shared::new(64, 3, true, false);
    assert_eq!(shared.store(&clocks, thread(0, 0, 1), 0, &[1; 4]), None);
    clocks.join(0b011, None);
    assert_eq!(shared.load(&clocks, thread(1, 0, 2), 0, 4), None);
    let hit = shared.store(&clocks, thread(0, 0, 3), 0, &[2; 4]);
    assert!(matches!(hit, Some(Hit::Race(Hazard::WriteAfterRead, by)) if by.op() == 2));
    clocks.join(0b011, None);
    assert_eq!(shared.store(&clocks, thread(0, 0, 4), 0, &[3; 4]), None);
    let hit = shared.store(&clocks, thread(2, 0, 5), 0, &[4; 4]);
    assert!(matches!(hit, Some(Hit::Race(Hazard::WriteAfterWrite, by)) if by.op() == 4));
    clocks.join(0b101, None);
    assert_eq!(shared.store(&clocks, thread(2, 0, 6), 0, &[5; 4]), None);
}

#[test]
fn loads_before_a_copy_are_remembered() {
    let mut clocks = Clocks::new(3);
    let mut shared = Shared::new(64, 3, true, true);
    assert_eq!(shared.store(&clocks, thread(0, 0, 1), 0, &[1; 16]), None);
    clocks.join(0b011, None);
    assert_eq!(shared.load(&clocks, thread(1, 0, 2), 0, 16), None);
    clocks.join(0b011, None);
    // Warp 2 learns that the copy is over, and nothing of who has issued it.
    let agent = Agent::Mbarrier(0);
    let stamp = Stamp::of(agent, clocks.now(agent), thread(0, 0, 3));
    let hit = shared.begin_bulk(&clocks, thread(0, 0, 3), (0, 16), stamp);
    assert_eq!(hit, None);
    clocks.advance(agent);
    clocks.learn(2, LaneSet::Whole, agent, 1);
    let hit = shared.store(&clocks, thread(2, 0, 4), 0, &[2; 16]);
    assert!(matches!(hit, Some(Hit::Race(Hazard::WriteAfterRead, by)) if by.op() == 2));
}

#[test]
fn a_new_cta_forgets_the_old_one() {
    let mut clocks = Clocks::new(1);
    let mut shared = Shared::new(64, 1, true, false);
    assert_eq!(shared.store(&clocks, thread(0, 0, 1), 0, &[1; 4]), None);
    shared.restart(!clocks.restart());
    assert_eq!(shared.bytes(0, 4), [0; 16]);
    assert_eq!(
        shared.load(&clocks, thread(0, 0, 2), 0, 4),
        Some(Hit::Uninitialized)
    );
    assert_eq!(shared.store(&clocks, thread(0, 1, 1), 4, &[1; 4]), None);
}
