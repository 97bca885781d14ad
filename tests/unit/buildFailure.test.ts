import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

const { reportFailure } = await import(
  pathToFileURL(path.resolve(import.meta.dirname, '../../scripts/build/failure.mjs')).href
);

afterEach(() => {
  vi.restoreAllMocks();
});

const told = (error: unknown): string[] => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  reportFailure(error);
  return print.mock.calls.map(([text]) => String(text));
};

test('a failed build says in one line which page is at fault, and why', () => {
  const cause = new Error('the headline is too long');
  expect(told(new Error('no picture of home (en)', { cause }))).toEqual([
    'no picture of home (en): the headline is too long',
    'the build failed',
  ]);
});

test('of a fault in the code it says where', () => {
  const cause = new TypeError('x is not a function');
  const [text] = told(new Error('no picture of home (en)', { cause }));
  expect(text).toMatch(/^no picture of home \(en\): TypeError: x is not a function\n {4}at /);
});

test('what esbuild has told already is not told again', () => {
  expect(told({ errors: [] })).toEqual(['the build failed']);
});
