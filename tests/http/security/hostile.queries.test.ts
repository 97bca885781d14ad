import { queries } from '../../corpus/queries';
import { testKinds } from '../../support/hostile';

await testKinds(queries);
