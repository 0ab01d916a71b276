use fa_kernels::fa_s512::FaS512;

fn main() {
    let _ = FaS512::<64, 64, 48, 4>::new();
}
