import { absolute } from '../../corpus/absolute';
import { redirects, sampleOfRedirects } from '../../corpus/redirects';
import { exhaustive } from '../../support/exhaustive';
import { testKinds } from '../../support/hostile';

await testKinds(absolute, exhaustive ? redirects : sampleOfRedirects());
