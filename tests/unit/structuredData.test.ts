import { expect, test } from 'vitest';
import type { StructuredDataModule } from '../../client/pages/page';
import { pageIds, pageLangs } from '../../shared/pages';

test.each(pageIds)(
  'client/pages/%s/structuredData.ts leaves no list of questions empty',
  async (page) => {
    const { structuredData }: StructuredDataModule = await import(
      `../../client/pages/${page}/structuredData.ts`
    );
    for (const lang of pageLangs(page))
      expect(structuredData(lang).questions ?? ['none are said']).not.toEqual([]);
  },
);
