import { expect, test, vi } from 'vitest';
import { variantKey } from '../../../server/cache/pageStore';
import { planParameter } from '../../../shared/contact/enquiry';
import { findSource, plansOf, sourceValues, subjects } from '../../../shared/contact/sources';
import { langs } from '../../../shared/languages';
import { pageIds, pageLangs, pageRow } from '../../../shared/pages';
import { errorStatuses, resolve } from '../../../shared/resolve';
import { startSite } from '../../support/site';

// The second test renders every document of the site.
vi.setConfig({ testTimeout: 240_000 });

/** Every spelling of an enquiry, with every subject. */
const enquiries = sourceValues().flatMap((sourcePage) => {
  const source = findSource(sourcePage);
  const plans = source ? plansOf(source) : [];
  const names = plans.flatMap(({ id, name }) => [...new Set([id, name.en, name.pt])]);
  const spelt = names.flatMap((plan) =>
    Object.values(planParameter).map((parameter) => ({ sourcePage, [parameter]: plan })),
  );
  return [{ sourcePage }, ...spelt];
});
const queries = [{}, ...enquiries].flatMap((enquiry) =>
  [undefined, ...subjects].map(
    (subject) => `${new URLSearchParams({ ...enquiry, ...(subject && { subject }) })}`,
  ),
);
const targets = langs.flatMap((lang) => queries.map((query) => `/${lang}/contact?${query}`));

/** Every source without and with each of its plans, every subject or none, both languages; counted by meaning. */
const meanings = (): number => {
  const sources = [...new Set(sourceValues().map(findSource))];
  const chosen = sources.flatMap((source) => [source, ...(source ? plansOf(source) : [])]);
  return (1 + chosen.length) * (1 + subjects.length) * langs.length;
};

/** One target of each variant of contact. */
const byKey = (): Map<string, string> =>
  new Map(
    targets.map((target) => {
      const decision = resolve({ method: 'GET', target, preferred: () => 'en' });
      return [decision.kind === 'page' ? variantKey(decision) : 'no page', target];
    }),
  );

test('all spellings of an enquiry are one variant of contact', () => {
  expect(targets.length).toBeGreaterThan(3 * meanings());
  expect(byKey().size).toBe(meanings());
});

test('the store has no more pages than the tables have documents, whatever is asked', async () => {
  const { services, send } = await startSite({ warm: true, rendersAnew: true });
  const { store } = services;
  const others = pageIds
    .filter((page) => page !== 'contact')
    .flatMap((page) =>
      pageLangs(page).flatMap(() => (pageRow(page).kind === 'negotiated' ? [1, 2] : [1])),
    );
  const documents = others.length + meanings() + errorStatuses.length * langs.length;
  // One spelling of each variant, and others of the first.
  for (const path of [...byKey().values(), ...targets.slice(0, 100)])
    await send({ method: 'HEAD', path });
  expect(store.count).toBe(documents);
  expect(store.bytes).toBeLessThan(32 * 1024 * 1024);
});
