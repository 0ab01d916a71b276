use fa_kernels::fa_s512::FaS512;

fn main() {
    let _ = FaS512::<128, 128, 64, 4>::new();
}
