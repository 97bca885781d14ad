import { encodings } from '../../corpus/encodings';
import { prototypes } from '../../corpus/prototypes';
import { traversal } from '../../corpus/traversal';
import { testKinds } from '../../support/hostile';

await testKinds(encodings, traversal, prototypes);
