import { cachingGuards } from './caching';
import { connectionGuards } from './connections';
import { failureGuards } from './failures';
import type { Guard } from './guard';
import { metricsGuards } from './metrics';
import { policyGuards } from './policies';
import { requestGuards } from './redirects-and-requests';

/** Every guard that `npm run guards` takes away. */
export const guards: Guard[] = [
  ...cachingGuards,
  ...connectionGuards,
  ...failureGuards,
  ...metricsGuards,
  ...policyGuards,
  ...requestGuards,
];
