import { redirects } from '../corpus/redirects';
import { testKinds } from '../support/hostile';

await testKinds(redirects);
