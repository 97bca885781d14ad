import { forwarding } from '../../corpus/forwarding';
import { hosts } from '../../corpus/hosts';
import { injection } from '../../corpus/injection';
import { internalHeaders } from '../../corpus/internalHeaders';
import { testKinds } from '../../support/hostile';

await testKinds(forwarding, internalHeaders, injection, hosts);
