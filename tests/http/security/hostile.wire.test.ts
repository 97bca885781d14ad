import { wire } from '../../corpus/wire';
import { testKinds } from '../../support/hostile';

await testKinds(wire);
