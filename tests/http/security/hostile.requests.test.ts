import { bodies } from '../../corpus/bodies';
import { headerLengths } from '../../corpus/headerLengths';
import { lengths } from '../../corpus/lengths';
import { methods } from '../../corpus/methods';
import { testKinds } from '../../support/hostile';

await testKinds(methods, bodies, lengths, headerLengths);
