import { get, getRow, type Kind, type Row } from './row';

/** Names that every object of JavaScript has, or that change it. */
const names = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'toLocaleString', 'valueOf'],
  ...['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', '__defineGetter__', 'length'],
  ...['__defineSetter__', '__lookupGetter__', '__lookupSetter__', 'null', 'undefined', 'NaN'],
];

const addresses = (name: string): [target: string, status: number][] => [
  [`/${name}`, 404],
  [`/${name}/`, 404],
  [`/${name}/${name}`, 404],
  [`/en/${name}`, 404],
  [`/pt/${name}`, 404],
  [`/en/contact/${name}`, 404],
  [`/en/products/${name}`, 301],
  [`/pt/services/${name}`, 301],
  [`/en/tools/${name}`, 301],
  [`/pt/tools/${name}`, 301],
  [`/en/tools/${name}/`, 301],
  [`/en/products/${name}/x`, 404],
  [`/assets/${name}`, 404],
  [`/.well-known/${name}`, 404],
  [`/${name}.txt`, 404],
];

const queries = (name: string): string[] => [
  ...[`${name}=1`, `${name}`, `${name}[x]=1`, `a[${name}]=1`, `a[${name}][x]=1`, `a.${name}.x=1`],
  ...[`lang=${name}`, `sourcePage=${name}`, `plan=${name}`, `plano=${name}`, `subject=${name}`],
  ...[`sourcePage=ai-agents-x&plan=${name}`, `sourcePage=${name}&plan=${name}`],
];

const headers = (name: string): string[] => [
  ...[`${name}: x`, `Cookie: ${name}=1`, `X-Request-Id: ${name}]`, `Accept: ${name}`],
  ...[`If-None-Match: ${name}`, `Save-Data: ${name}`, `traceparent: ${name}`],
];

const pages = ['/en/contact', '/pt', '/privacy-policy'];

export const prototypes: Kind = {
  name: 'prototype names',
  rows: names.flatMap((name): Row[] => [
    ...addresses(name).map(([target, status]) => getRow(target, status, { title: name })),
    ...pages.flatMap((page) =>
      queries(name).map((query) =>
        getRow(`${page}?${query}`, 200, { title: `?${name}`, like: get(page) }),
      ),
    ),
    ...headers(name).map(
      (line): Row => ({
        title: `${name} in headers`,
        bytes: get('/en', line),
        answers: [200],
        lang: 'en',
        like: get('/en'),
      }),
    ),
    getRow(`/__proto__/${name}`, 404, { title: name }),
    {
      title: `${name} as a language or an encoding`,
      bytes: get('/x', `Accept-Encoding: ${name}`).replace(
        '{reader}',
        `${name};q=1, {reader};q=0.5`,
      ),
      answers: [404],
    },
  ]),
};
