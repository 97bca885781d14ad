// One visit, and what it measures.
import { kinds } from './kinds.mjs';
import { mark, readInteraction, readLongestTask } from './observe.mjs';
import { hydrated, settle, signalIntent, visit } from './phone.mjs';

/**
 * @param {import('playwright-core').Page} page
 * @param {typeof kinds[number]} kind
 */
const elementsOf = async (page, { find, argument, one }) => {
  const list = await page.evaluateHandle(find, argument);
  const handles = [...(await list.getProperties()).values()].map((value) => value.asElement());
  const elements = handles.filter((element) => element !== null);
  return one ? elements.slice(0, 1) : elements;
};

/** Does it once; resolves with its interaction to next paint in milliseconds. */
const interact = async (page, kind, element) => {
  await element.evaluate((target) =>
    target.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await kind.ready?.(page, element);
  await settle();
  await mark(page);
  await kind.act(page, element);
};

/** How many of each kind there are on a page: pairs of a kind and the place of its element. */
export const listInteractions = async (browser, url) => {
  const { page, close } = await visit(browser, url);
  const found = [];
  for (const kind of kinds) {
    const elements = await elementsOf(page, kind);
    found.push(...elements.map((_element, at) => ({ kind, at })));
  }
  await close();
  return found;
};

/** The very first touch of a visit, which brings React at the same time. */
export const measureFirst = async (browser, url, { kind, at }) => {
  const { page, close } = await visit(browser, url);
  const element = (await elementsOf(page, kind))[at];
  await interact(page, kind, element);
  await hydrated(page);
  await settle();
  const taken = await readInteraction(page);
  await close();
  return taken;
};

/** A visit that brings React first: the longest task of that, and what each interaction takes then. */
export const measureHydrated = async (browser, url, interactions) => {
  const { page, close } = await visit(browser, url);
  await mark(page);
  await signalIntent(page);
  await hydrated(page);
  await settle();
  const task = await readLongestTask(page);
  const taken = [];
  for (const { kind, at } of interactions) {
    const element = (await elementsOf(page, kind))[at];
    await interact(page, kind, element);
    await settle();
    taken.push({ name: kind.name, taken: await readInteraction(page) });
  }
  await close();
  return { task, taken };
};
