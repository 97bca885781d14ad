import { absolute } from '../corpus/absolute';
import { redirects } from '../corpus/redirects';
import { testKinds } from '../support/hostile';

await testKinds(redirects, absolute);
