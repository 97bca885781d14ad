import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { commonDocuments } from '../../support/documents';
import { listOf } from '../../support/headers';
import { startSite } from '../../support/site';

const site = await startSite();
const documents = await commonDocuments();

/** Largest size by sharp's name of the format, in bytes; AVIF is a kind of HEIF. */
const maxBytes: Record<string, number> = { heif: 150_000, webp: 260_000 };

type Candidate = { path: string; width: number; type: string; ratio: number };

type Image = Parameters<CheerioAPI>[0];

/** The elements with a `srcset`: a picture and its sources of other formats. */
const setsOf = ($: CheerioAPI, image: Image) => [...$(image).siblings('source').toArray(), image];

/** Every file that a browser may choose for a picture, and what the document says of it. */
const candidatesIn = ($: CheerioAPI): Candidate[] =>
  $('img[srcset]')
    .toArray()
    .flatMap((image) =>
      setsOf($, image).flatMap((set) => {
        const ratio = Number($(set).attr('width')) / Number($(set).attr('height'));
        return ($(set).attr('srcset') ?? '').split(', ').map((candidate) => {
          const [path = '', width = ''] = candidate.split(' ');
          const type = $(set).attr('type') ?? 'image/webp';
          return { path, width: Number(width.replace(/w$/, '')), type, ratio };
        });
      }),
    );

const candidates = new Map(
  documents.flatMap(([, { $ }]) => candidatesIn($)).map((candidate) => [candidate.path, candidate]),
);

test('each size of a photograph is there in AVIF and WebP', () => {
  expect(candidates.size).toBeGreaterThan(0);
  const paths = [...candidates.keys()];
  const names = new Set(paths.map((path) => path.replace(/\.\w+$/, '')));
  expect(paths.toSorted()).toEqual(
    [...names].flatMap((name) => [`${name}.avif`, `${name}.webp`]).toSorted(),
  );
});

describe.each([...candidates])('%s', (path, { width, type, ratio }) => {
  test('has the type and size that its document says, is small, and is cached for ever', async () => {
    const { status, headers, body } = await site.http.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(listOf(headers['cache-control'])).toEqual(
      expect.arrayContaining(['public', 'immutable', 'max-age=31536000']),
    );
    const size = await sharp(body).metadata();
    expect(size.format).toBe(type === 'image/avif' ? 'heif' : 'webp');
    expect(size.width).toBe(width);
    // Browsers show a green last row when a picture with half the colours has an odd height.
    expect(size.height % 2).toBe(0);
    expect(Math.abs(size.height - width / ratio)).toBeLessThan(2);
    expect(body.length).toBeLessThanOrEqual(maxBytes[size.format] ?? 0);
  });
});

test.each(documents)(
  '%s has a fallback, sizes and an alternative text on each photograph',
  (_title, { $, values }) => {
    const single = values('img:not(picture > img[srcset])', 'src');
    expect(single.filter((src) => !src.endsWith('.svg'))).toEqual([]);
    for (const image of $('img[srcset]').toArray()) {
      expect([...candidates.keys()]).toContain($(image).attr('src'));
      // Empty where the words beside the picture say what it shows.
      expect($(image).attr('alt')).toMatch(/^$|^.{20,}$/);
      for (const set of setsOf($, image)) expect($(set).attr('sizes')).toBeTruthy();
    }
  },
);
