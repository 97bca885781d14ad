import type { Localized } from '../languages';

/** A version of a description: its date is `info.version`. A test asks for one when the description changes its shape. */
export type Change = { date: string; text: Localized<string> };

/** The versions of an API's description, newest first. */
export type Changes = readonly [Change, ...Change[]];

/** Texts of versions that several APIs had at once. */
export const forms = {
  en: 'Each request variant is now a complete `oneOf` schema: either the file or its URL, never both. Errors are now described as `4XX` and `5XX`.',
  pt: 'Cada variante da requisição passou a ser um schema completo em `oneOf`: o arquivo ou a URL dele, nunca os dois. Os erros passaram a ser descritos em `4XX` e `5XX`.',
};

export const baseUrl = {
  en: 'The server URL is now one variable, `baseUrl`, and it may include a path.',
  pt: 'O servidor passou a ser uma variável única, `baseUrl`, que aceita caminho.',
};

export const statuses = {
  en: 'Success is now described as `200`. Any status not listed falls under `default`, whose body may have any fields. Empty values and addresses that do not begin with `http` or `https` are no longer valid.',
  pt: 'O sucesso passou a ser `200`; status fora da lista cai em `default`, com corpo livre. Valor vazio e endereço que não começa com `http` ou `https` passaram a ser recusados.',
};

export const names = {
  en: 'All schemas now have names. Types from openapi-typescript now reject a request with both the file and its URL.',
  pt: 'Cada schema passou a ter nome. Os tipos do openapi-typescript agora recusam a requisição que traz o arquivo e a URL ao mesmo tempo.',
};
