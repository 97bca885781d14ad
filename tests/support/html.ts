import { type CheerioAPI, load } from 'cheerio';

/** What holds two letters together and is not seen. */
const wordJoiners = /\u2060/g;

/** A document as a reader's browser parses it, and as its reader sees it. */
export const parseHtml = (body: Buffer | string): CheerioAPI =>
  load(body.toString().replace(wordJoiners, ''));
