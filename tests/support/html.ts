import { type CheerioAPI, load } from 'cheerio';

/** The dash of a span and what holds it to its figures, which is not seen. */
const boundDash = /\u2060–\u2060/g;

/** A document as a reader's browser parses it, and as its reader sees it. */
export const parseHtml = (body: Buffer | string): CheerioAPI =>
  load(body.toString().replace(boundDash, '–'));
