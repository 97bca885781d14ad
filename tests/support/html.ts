import { type CheerioAPI, load } from 'cheerio';

/** A document as a reader's browser parses it. */
export const parseHtml = (body: Buffer | string): CheerioAPI => load(body.toString());
