import type { JsonLdModule, PageJsonLd } from '../../../client/jsonLd/data';
import type { View } from '../../../client/view';
import type { PageId } from '../../../shared/pages';

const noFile = 'Module not found in bundle';

const load = async (id: PageId): Promise<JsonLdModule['jsonLd']> => {
  try {
    const page: JsonLdModule = await import(`../../../client/pages/${id}/jsonLd.ts`);
    return page.jsonLd;
  } catch (error) {
    // Many pages have no such file; any other error is a fault.
    if (error instanceof Error && error.message.startsWith(noFile)) return () => ({});
    throw error;
  }
};

/** What a page says of itself in its `jsonLd.ts`; nothing where its folder has no such file. */
export const loadJsonLd = async (id: PageId, view: View): Promise<PageJsonLd> =>
  (await load(id))(view);
