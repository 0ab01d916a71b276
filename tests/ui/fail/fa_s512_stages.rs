use fa_kernels::s512::FaS512;

fn main() {
    let _ = FaS512::<64, 64, 64, 4, 3, 1, false>::new();
}
