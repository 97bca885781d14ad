import fc from 'fast-check';

// The first counterexample is enough to find a mutant: shrinking it would end in a timeout.
fc.configureGlobal({ endOnFailure: true });
