import type { Header } from '../../../shared/apis/access';
import { type Endpoint, type Json, requestForms, sampleBody } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import { sampleDocument } from '../../../shared/samples';

/** The body of a request that needs no local file: the sample document by its address, where the API reads one. */
export const bodyWithoutFile = (
  { request, sampleFile }: Endpoint,
  origin: string,
  lang: Lang,
): { readonly [name: string]: Json } => {
  const forms = requestForms(request);
  const form = forms.find((fields) => !fields.some(({ type }) => type === 'base64')) ?? request;
  const ownFiles = form
    .filter(({ type }) => sampleFile && type === 'url')
    .map(({ name }) => [name, origin + sampleDocument({ sampleFile: sampleFile ?? '' }, lang)]);
  return { ...sampleBody(form), ...Object.fromEntries(ownFiles) };
};

/** A command of curl that sends a body. An apostrophe is escaped as JSON does it: it would end the argument. */
export const curlCommand = (
  url: string,
  headers: readonly Header[],
  body: object,
  saveAs?: string,
): string =>
  [
    `curl --fail-with-body ${url}`,
    ...(saveAs ? [`-o ${saveAs}`] : []),
    ...headers.map(({ name, value }) => `-H '${name}: ${value}'`),
    `-d '${JSON.stringify(body).replaceAll("'", '\\u0027')}'`,
  ].join(' ');
