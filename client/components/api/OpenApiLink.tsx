import { openApiPath, openApiType } from '../../../shared/openapi';
import type { MarketplaceProduct } from '../../../shared/site';
import { useLang } from '../../document/view';

/**
 * A link to the API's OpenAPI document; `service-desc` is the relation of RFC 8631, section 4. Its
 * address is no page of the router, so a click loads it as a document.
 */
export const OpenApiLink = ({ id }: { id: MarketplaceProduct }) => {
  const lang = useLang();
  return (
    <a href={openApiPath(id, lang)} rel="service-desc" type={openApiType}>
      OpenAPI 3.1 (JSON)
    </a>
  );
};
