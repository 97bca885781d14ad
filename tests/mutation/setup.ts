import fc from 'fast-check';

// A mutant is found by the first counterexample: shrinking it takes longer than the test and ends in a timeout.
fc.configureGlobal({ endOnFailure: true });
