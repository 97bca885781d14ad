import type { PageData, StructuredModule } from '../../../client/structured/data';
import type { View } from '../../../client/view';
import type { PageId } from '../../../shared/pages';

const noFile = 'Module not found in bundle';

const load = async (id: PageId): Promise<StructuredModule['structured']> => {
  try {
    const page: StructuredModule = await import(`../../../client/pages/${id}/structured.ts`);
    return page.structured;
  } catch (error) {
    // Many pages have no such file; any other error is a fault.
    if (error instanceof Error && error.message.startsWith(noFile)) return () => ({});
    throw error;
  }
};

/** What a page says of itself in its `structured.ts`; nothing where its folder has no such file. */
export const pageDataOf = async (id: PageId, view: View): Promise<PageData> =>
  (await load(id))(view);
