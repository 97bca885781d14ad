import { type Lang, langs } from '../../shared/languages';
import { href } from '../../shared/links';
import { openApiPath, postmanPath, schemaPath, toolsPath, typesPath } from '../../shared/openapi';
import { sampleDocument, sampleResponse } from '../../shared/samples';
import { type MarketplaceProduct, marketplaceProducts } from '../../shared/site';
import { pictureSampleAddresses } from './samples/addresses';
import { listedApis, sampledApis } from './samples/apis';

/** The address of an API's page as Markdown: that of the page with `.md`. A page of both languages has its language before it. */
export const markdownPath = (id: MarketplaceProduct, lang: Lang): string => {
  const path = href(id, lang).replace(/\?.*/, '');
  return `${path.startsWith(`/${lang}/`) ? '' : `/${lang}`}${path}.md`;
};

/** What a file about an API is. */
export type ApiFileKind =
  | 'openApi'
  | 'markdown'
  | 'tools'
  | 'postman'
  | 'types'
  | 'schema'
  | 'document'
  | 'response';

export type ApiFile = { kind: ApiFileKind; path: string };

/** The files about an API in a language, in the order in which lists name them. */
export const apiFiles = (id: MarketplaceProduct, lang: Lang): readonly ApiFile[] => {
  const sampled = Object.values(sampledApis).find((api) => api.id === id);
  return [
    { kind: 'openApi', path: openApiPath(id, lang) },
    { kind: 'markdown', path: markdownPath(id, lang) },
    { kind: 'tools', path: toolsPath(id, lang) },
    ...(sampled
      ? ([
          ...sampled.fileTypes.map(
            (type) => ({ kind: 'document', path: sampleDocument(sampled, lang, type) }) as const,
          ),
          { kind: 'response', path: sampleResponse(sampled) },
        ] as const)
      : []),
    { kind: 'postman', path: postmanPath(id, lang) },
    { kind: 'types', path: typesPath(id, lang) },
    ...listedApis[id].bodies.map(
      (name) => ({ kind: 'schema', path: schemaPath(name, lang) }) as const,
    ),
  ];
};

/** The addresses of the files about all APIs in all languages, each once, without the pictures that the build makes. */
export const apiFileAddresses = (): string[] => {
  const pictures = pictureSampleAddresses();
  const paths = marketplaceProducts.flatMap((id) =>
    langs.flatMap((lang) => apiFiles(id, lang).map(({ path }) => path)),
  );
  return [...new Set(paths)].filter((path) => !pictures.includes(path));
};
