import type { Header } from '../../../shared/apis/access';
import { type Endpoint, type Json, requestForms, sampleBody } from '../../../shared/apis/api';

/** The body of a request that needs no local file. */
export const bodyWithoutFile = ({ request }: Endpoint): { readonly [name: string]: Json } => {
  const forms = requestForms(request);
  return sampleBody(forms.find((form) => !form.some(({ type }) => type === 'base64')) ?? request);
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
