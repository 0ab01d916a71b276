use fa::dsl::target::Arch;

use super::*;

#[test]
fn causal_is_added_unless_the_spec_contradicts() {
    let causal = |text| causal_kernel(text, true).map(|kernel| kernel.spec());
    for text in ["FaS512<64,64,32,4>", "FaS512<64,64,32,4,CAUSAL=true>"] {
        let found = causal(text).expect("it can be causal");
        assert_eq!(found, "FaS512<64,64,32,4,CAUSAL=true>");
    }
    assert!(causal("FaS512<64,64,32,4,CAUSAL=false>").is_err());
    assert!(causal("FaS512<64,64,32,4,2,1,true,true,true,false>").is_err());
    assert!(causal("Saxpy<256>").is_err());
}

#[test]
fn kernels_know_their_type() {
    let of = |text| kernel(text).map(|kernel| kernel.dtype());
    let expect = |text, dtype| assert_eq!(of(text).expect("it is one"), Some(dtype));
    expect("FaS512<64,64,32,4>", Dtype::F16);
    expect("WarpSpecializedF16<128,3>", Dtype::F16);
    expect("WarpSpecializedBf16<128,3>", Dtype::Bf16);
    let error = of("Saxpy<256>").expect_err("it is none").to_string();
    for part in ["no attention kernel", "WarpSpecializedBf16"] {
        assert!(error.contains(part), "{error}");
    }
}

/// A new kernel with a mask has to be one of attention's, unless it computes something else: the classes of blocks, and which are visible.
#[test]
fn every_attention_kernel_is_known() {
    for it in KernelEntry::all() {
        let masked = it.tunables.iter().any(|tunable| tunable.name == "CAUSAL");
        let is_other = ["MaskBlocks", "BackwardVisibleBlocks"].contains(&it.name);
        assert_eq!(entry(it.name).is_ok(), masked && !is_other, "{}", it.name);
    }
}

/// Blocks of keys take turns where the gradient of a bias is wanted, too, and the kernel is of the same functions.
#[test]
fn the_gradient_of_a_bias_may_have_another_kernel() {
    let chip = Chip {
        arch: Arch::Sm90a,
        multiprocessors: 132,
    };
    let asked = Asked {
        with: vec!["bias".to_owned()],
        ..Asked::default()
    };
    let shape = Shape::square(1, 4096, 4, 64);
    let options = asked.options(&shape).expect("there is room");
    let problem = problem(&shape, Dtype::Bf16, options).expect("it fits");
    let alone = Choice::chosen(problem, true, chip).expect("there is a kernel");
    let with_bias = alone.with_bias_gradient(chip).expect("there is one");
    for (choice, first_writes) in [(alone, false), (with_bias, true)] {
        let spec = choice.kernel.spec();
        assert!(spec.contains("COPY_ROWS=4"), "{spec}");
        assert_eq!(spec.contains("FIRST_WRITES=true"), first_writes, "{spec}");
    }
    let functions = [alone, with_bias].map(|it| it.kernel.variant().function_set);
    assert_eq!(functions[0], functions[1]);
}

/// Naming what was chosen chooses it again.
#[test]
fn what_is_chosen_can_be_named() {
    let shape = Shape {
        kv_heads: 2,
        ..Shape::square(2, 130, 4, 72)
    };
    let asked = Asked {
        causal: true,
        window: Some("9,0".parse().expect("it is a window")),
        softcap: Some(3.0),
        scale: Some(0.5),
        with: Options::TENSORS.iter().map(|it| (*it).to_owned()).collect(),
        fixed: true,
        ..Asked::default()
    };
    for arch in [Arch::Sm80, Arch::Sm89, Arch::Sm90a] {
        let chip = Chip {
            arch,
            multiprocessors: 20,
        };
        for (dtype, asked, backward) in Dtype::ALL
            .map(|it| [(it, Asked::default()), (it, asked.clone())])
            .concat()
            .into_iter()
            .flat_map(|(dtype, asked)| [false, true].map(|it| (dtype, asked.clone(), it)))
        {
            let asked = Asked { backward, ..asked };
            let of = |named: Option<&str>| Choice::of(named, &asked, &shape, dtype, chip);
            let chosen = of(None).expect("there is a kernel");
            assert_eq!(chosen.kernel.is_backward(), backward);
            let named = of(Some(&chosen.kernel.spec())).expect("it takes the problem");
            assert_eq!(
                (named.kernel, named.problem),
                (chosen.kernel, chosen.problem)
            );
            let other = Asked {
                backward: !backward,
                ..asked.clone()
            };
            let spec = chosen.kernel.spec();
            Choice::of(Some(&spec), &other, &shape, dtype, chip).expect_err("the other pass");
        }
    }
}
