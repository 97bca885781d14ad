import type { Localized } from '../../../shared/languages';
import type { MarketplaceProduct } from '../../../shared/site';

/**
 * A version of a description: its date is `info.version`. `shape` is the hash of everything that a generated client
 * depends on; a test compares it, so that nobody can forget to add a version.
 */
export type Change = { date: string; shape: string; text: Localized<string> };

const forms = {
  en: 'Each request variant is a complete `oneOf` schema: exactly one of the file and its URL. Errors are `4XX` and `5XX`.',
  pt: 'Cada variante da requisição é um schema completo em `oneOf`: o arquivo ou a URL dele, nunca os dois. Erros em `4XX` e `5XX`.',
};

const baseUrl = {
  en: 'The server is one variable, `baseUrl`, which may have a path.',
  pt: 'O servidor é uma variável só, `baseUrl`, que pode ter caminho.',
};

const names = {
  en: 'Schemas have names. Each request variant names the fields of the other as `false`, so that generated types refuse both at once.',
  pt: 'Os schemas têm nome. Cada variante da requisição declara os campos da outra como `false`: tipos gerados recusam os dois juntos.',
};

/** The versions of each API's description, newest first. */
export const changes: Readonly<Record<MarketplaceProduct, readonly [Change, ...Change[]]>> = {
  'nfse-extraction': [
    { date: '2026-11-25', shape: '8df074c389f1', text: names },
    {
      date: '2026-11-24',
      shape: '4962015ebce2',
      text: {
        en: `${baseUrl.en} Errors other than the documented ones are \`4XX\` and \`5XX\`.`,
        pt: `${baseUrl.pt} Erros fora dos documentados estão em \`4XX\` e \`5XX\`.`,
      },
    },
    {
      date: '2026-11-23',
      shape: 'ea6a5e17cfee',
      text: {
        en: 'Each request variant is a complete `oneOf` schema: exactly one of `base64` and `fileUrl`.',
        pt: 'Cada variante da requisição é um schema completo em `oneOf`: `base64` ou `fileUrl`, nunca os dois.',
      },
    },
  ],
  'invoice-extraction': [
    { date: '2026-11-25', shape: 'f06b0862bd7b', text: names },
    { date: '2026-11-24', shape: 'ebfc040d166e', text: baseUrl },
    {
      date: '2026-11-23',
      shape: 'ebfc040d166e',
      text: {
        en: `${forms.en} \`fileFormat\` goes with \`file\` only.`,
        pt: `${forms.pt} \`fileFormat\` vai só com \`file\`.`,
      },
    },
  ],
  'barcode-extractor': [
    { date: '2026-11-25', shape: '5d72ccec72cd', text: names },
    { date: '2026-11-24', shape: 'fa51f4312564', text: baseUrl },
    { date: '2026-11-23', shape: 'fa51f4312564', text: forms },
  ],
  'nano-banana-api': [
    {
      date: '2026-11-25',
      shape: 'db09663ddf77',
      text: {
        en: 'Schemas have names. Requests take no other fields, and no empty prompt.',
        pt: 'Os schemas têm nome. A requisição não aceita outros campos nem prompt vazio.',
      },
    },
    {
      date: '2026-11-24',
      shape: 'a6d5c4bd1d60',
      text: {
        en: `${baseUrl.en} Images are \`image/png\`, as an example: their format is not documented.`,
        pt: `${baseUrl.pt} As imagens são \`image/png\`, como exemplo: o formato não está documentado.`,
      },
    },
    {
      date: '2026-11-23',
      shape: '89fb83f817d6',
      text: {
        en: 'Images have a binary schema. Errors are `4XX` and `5XX`.',
        pt: 'As imagens têm schema binário. Erros em `4XX` e `5XX`.',
      },
    },
  ],
};
