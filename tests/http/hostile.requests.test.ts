import { bodies } from '../corpus/bodies';
import { sizes } from '../corpus/lengths';
import { methods } from '../corpus/methods';
import { testKinds } from '../support/hostile';

await testKinds(methods, bodies, sizes);
