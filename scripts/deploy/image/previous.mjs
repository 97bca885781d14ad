// The image after this one: it has the files that this one's pages ask for, and none that are older than that.
import path from 'node:path';
import { namesIn } from '../../build/files.mjs';
import { mountImage } from './builder.mjs';
import { expect } from './report.mjs';

/** The hashed files that an image's build has made, and those that it has kept of the build before. */
export const assetsOf = async (tag) => {
  const { folder, release } = mountImage(tag);
  try {
    const client = path.join(folder, 'site/dist/client');
    const [made, kept] = ['assets', 'kept'].map((name) => namesIn(path.join(client, name)));
    return { made: await made, kept: await kept };
  } finally {
    release();
  }
};

/** Compares three builds, of which each was given the one before; each differs from its neighbours. */
export const checkGenerations = ([first, second, third]) => {
  const gone = (from, to) => from.made.filter((file) => !to.made.includes(file)).sort();
  const isSame = (files, others) => files.length > 0 && files.sort().join() === others.join();
  expect('the first image keeps nothing', first.kept.length === 0);
  const [ofFirst, ofSecond] = [gone(first, second), gone(second, third)];
  expect(
    'the next one keeps what the first has made and it has not',
    isSame(second.kept, ofFirst),
    `${second.kept.length} files`,
  );
  expect(
    'the one after that keeps one generation, and nothing of the first',
    isSame(third.kept, ofSecond),
    `${third.kept.length} files`,
  );
};
