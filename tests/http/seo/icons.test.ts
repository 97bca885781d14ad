import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const site = await startSite();

const pixels = async (body: Buffer) =>
  sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Every icon with its size and the colour of its corner. */
const pictures = [
  ['/apple-touch-icon.png', 180, [0xfb, 0xfc, 0xff, 255]],
  ['/icon-192.png', 192, [0, 0, 0, 0]],
  ['/icon-512.png', 512, [0, 0, 0, 0]],
  ['/icon-maskable-512.png', 512, [0xfb, 0xfc, 0xff, 255]],
] as const;

test.each(pictures)('%s is a PNG of its size with the mark, cached for a day', async (...row) => {
  const [address, size, corner] = row;
  const { headers, body } = await site.http.get(address);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(body.length).toBeLessThan(20_000);
  const { data, info } = await pixels(body);
  expect([info.width, info.height]).toEqual([size, size]);
  const at = (x: number, y: number) => [...data.subarray((y * size + x) * 4).subarray(0, 4)];
  expect(at(0, 0)).toEqual(corner);
  // The green of the mark.
  expect(at(size / 2, Math.round(size * 0.47))).toEqual([0x17, 0x80, 0x4a, 255]);
});

test('/favicon.ico has three sizes', async () => {
  const { status, headers, body } = await site.http.get('/favicon.ico');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  // ICONDIR: two octets of zero, the kind (1 is an icon), how many; then 16 octets for each.
  expect([body.readUInt16LE(0), body.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: body.readUInt16LE(4) }, (_, at) => body[6 + 16 * at]);
  expect(sizes).toEqual([16, 32, 48]);
});

test('/site.webmanifest has SITE_NAME and the icons', async () => {
  const other = await startSite({ environment: { SITE_NAME: 'Outro “Nome”' } });
  const { headers, text } = await other.http.get('/site.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
  const png = { type: 'image/png', purpose: 'any' };
  expect(JSON.parse(text)).toEqual({
    id: '/',
    name: 'Outro “Nome”',
    short_name: 'Outro “Nome”',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfcff',
    theme_color: '#fbfcff',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  });
});
