import { forwarding } from '../../corpus/forwarding';
import { hosts } from '../../corpus/hosts';
import { injection } from '../../corpus/injection';
import { undocumented } from '../../corpus/undocumented';
import { testKinds } from '../../support/hostile';

await testKinds(forwarding, undocumented, injection, hosts);
