import { expect, test } from 'vitest';
import { loadSource } from '../../../scripts/build/esbuild.mjs';
import type { drawAll as DrawAll } from '../../../server/ogImage/draw';
import { commonDocuments } from '../../support/documents';

const { drawAll }: { drawAll: typeof DrawAll } = await loadSource('server/ogImage/draw.tsx', [
  'fontkit',
  'fontverter',
]);
const { cards } = await drawAll(undefined, []);
const documents = (await commonDocuments()).filter(([, { named }]) => named);

test.each(documents)(
  '%s has an Open Graph image of its title and description where it draws none',
  (_title, { page, lang, $ }) => {
    const card = cards.find((one) => one.page === page && one.lang === lang);
    expect(card?.svg).toContain('<svg');
    for (const name of ['title', 'description'])
      expect(card?.alt).toContain($(`meta[property="og:${name}"]`).attr('content'));
  },
);
