import type { Api, Endpoint, Listed } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import type { PageId } from '../../../shared/pages';
import type { Site } from '../../../shared/site';
import type { Content } from './document';
import type { NamedSchemas } from './schema';

/** An endpoint, its names for code generators, and the content of its success response. */
export type EndpointDescription = {
  operationId: string;
  /** What the names of its schemas begin with: `Nfse` of `NfseRequest`. */
  typeName: string;
  endpoint: Endpoint;
  words: (lang: Lang) => { summary: string; description: string; answer: string };
  content: (lang: Lang) => Content;
  /** The named schemas that the content refers to. */
  contentSchemas?: (lang: Lang) => NamedSchemas;
};

/** The texts of a description in CommonMark, mostly those of the API's page. */
export type DescriptionWords = {
  /** One sentence: the page's own description. */
  summary: string;
  lead: string;
  /** What the author of a client has to know, a paragraph each. */
  notes: readonly string[];
  /** What the plans have in common, with where they are sold. */
  plans: (store: string) => string;
  /** What the documented errors have in common. */
  errors?: string;
};

/** Makes a CommonMark link to a page of ours. */
export type LinkTo = (page: PageId, text: string) => string;

/** All that an OpenAPI document is made of, besides the site's settings. */
export type ApiDescription = {
  api: Listed & Partial<Pick<Api, 'request' | 'response'>>;
  /** Their examples may name files of the site, their paths may be set. */
  endpoints: (site: Site, lang: Lang) => readonly EndpointDescription[];
  words: (lang: Lang, linkTo: LinkTo) => DescriptionWords;
};
