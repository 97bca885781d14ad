// Full-page pictures of documents, each with a small one for the contact sheets.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** In what every document is looked at: on a phone and on a desk, in both themes. */
export const looks = [
  { width: 390, height: 844, thumb: 180 },
  { width: 1280, height: 800, thumb: 320 },
].flatMap((size) =>
  ['light', 'dark'].map((colorScheme) => ({
    ...size,
    colorScheme,
    name: `${size.width}-${colorScheme}`,
  })),
);

/** Where the two pictures of a document are, within the folder of all pictures. */
export const pictureFile = (look, { name }) => path.posix.join(look.name, `${name}.png`);
export const thumbFile = (look, { name }) => path.posix.join('thumbs', look.name, `${name}.jpg`);

/** Runs in the page: scrolls to its end and back, so that whatever waits to be seen is loaded. */
const readThrough = async () => {
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    const before = scrollY;
    scrollBy({ top: innerHeight, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    if (scrollY === before) break;
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
};

/** Runs in a page: a picture of a given width, as the base64 of a JPEG. */
const shrink = async ([png, resizeWidth]) => {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const bitmap = await createImageBitmap(blob, { resizeWidth, resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const bytes = new Uint8Array(await small.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** Takes the pictures of all documents in one look, and tells of each when it is there. */
export const takePictures = async ({ browser, origin, documents, look, out, onPicture }) => {
  const { width, height, colorScheme } = look;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const [page, table] = await Promise.all([context.newPage(), context.newPage()]);
  const fullPath = (file) => path.join(out, file);
  await mkdir(path.dirname(fullPath(thumbFile(look, documents[0]))), { recursive: true });
  // Brings the fonts: a page whose fonts come late is shown without them.
  await page.goto(origin + documents[0].address);
  for (const document of documents) {
    await page.goto(origin + document.address);
    await page.evaluate(readThrough);
    const file = fullPath(pictureFile(look, document));
    const png = await page.screenshot({ path: file, fullPage: true });
    const thumb = await table.evaluate(shrink, [png.toString('base64'), look.thumb]);
    await writeFile(fullPath(thumbFile(look, document)), Buffer.from(thumb, 'base64'));
    onPicture(document);
  }
  await context.close();
};
