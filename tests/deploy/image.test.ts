import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildImage } from './support/buildImage';
import { type Engine, startEngine } from './support/engine';

const tag = 'jandaia-site-test';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
  await buildImage(engine, { tag });
}, 900_000);
afterAll(() => engine?.stop());

test('the image is built', async () => {
  expect(await engine.docker('image', 'ls', '--quiet', tag)).not.toBe('');
});
