use fa_kernels::fa_s512::FaS512;

fn main() {
    let _ = FaS512::<32, 32, 64, 8>::new();
}
