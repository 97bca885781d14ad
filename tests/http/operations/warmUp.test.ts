import { expect, test } from 'vitest';
import { type Variant, variantKey } from '../../../server/cache/pageStore';
import { dist, loadBuild } from '../../support/build';
import { startSite } from '../../support/site';

const failing = variantKey({ kind: 'page', page: 'home', lang: 'en', params: {} });
const { warmUp } = await loadBuild(dist);

test.each([
  [1, true],
  [2, false],
])('the server is ready after a page failed %i times: %s', async (failures, ready) => {
  const { services, lines } = await startSite({ rendersAnew: true });
  let left = failures;
  const document = async (variant: Variant) => {
    if (variantKey(variant) === failing && left-- > 0) throw Error('stalled');
    return services.document(variant);
  };
  expect(await warmUp({ ...services, document })).toBe(ready);
  expect(services.store.count).toBeGreaterThan(40);
  expect(lines().every(({ level }) => level === 'error')).toBe(true);
});

test('the server is not ready when its build lacks a file of the documents', async () => {
  const { services, lines } = await startSite({ environment: { LOG_LEVEL: 'info' } });
  const { assets } = services;
  const hashedFiles = { has: (address: string) => address !== assets.entries.en };
  expect(await warmUp({ ...services, assets: { ...assets, hashedFiles } })).toBe(false);
  expect(lines()).toMatchObject([{ level: 'error', missing: [assets.entries.en] }]);
});
