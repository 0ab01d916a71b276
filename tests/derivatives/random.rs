//! Random functions: arithmetic, conditions, branches, variables, reads and loops of indices.
