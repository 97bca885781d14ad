import { framing } from '../../corpus/framing';
import { pipelining } from '../../corpus/pipelining';
import { wire } from '../../corpus/wire';
import { testKinds } from '../../support/hostile';

await testKinds(wire, framing, pipelining);
