import { langs } from '../../../shared/languages';
import { openApiPath } from '../../../shared/openapi';
import { marketplaceProducts } from '../../../shared/site';

/** The addresses of all OpenAPI documents; apart from these, for whoever only asks what is at an address. */
export const openApiAddresses = (): string[] =>
  marketplaceProducts.flatMap((id) => langs.map((lang) => openApiPath(id, lang)));
