import { openApiPath, openApiType } from '../../../shared/openapi';
import type { MarketplaceProduct } from '../../../shared/site';
import { useLang } from '../../view';
import { copy } from './copy';

/**
 * The OpenAPI description of an API, for who generates a client of it; `service-desc` is the relation
 * of RFC 8631, section 4. No page has its address, so a click loads it as a document.
 */
export const OpenApiLink = ({ id }: { id: MarketplaceProduct }) => {
  const lang = useLang();
  return (
    <a href={openApiPath(id, lang)} rel="service-desc" type={openApiType}>
      {copy(lang).openApi}
    </a>
  );
};
