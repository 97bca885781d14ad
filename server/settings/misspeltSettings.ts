import { settingNames } from './settings';

/** The fewest letters to add, remove or replace that make one text of another (Levenshtein). */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (let col = 1; col <= to.length; col += 1) {
      const replaced = (row[col - 1] ?? 0) + (letter === to[col - 1] ? 0 : 1);
      next.push(Math.min((row[col] ?? 0) + 1, (next[col - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};

/** Shorter names resemble too many others. */
const minLength = 8;
const maxDistance = 2;

export type MisspeltSetting = { name: string; meant: string };

/** The variables of an environment that resemble a setting and are none, so that nobody reads them. */
export const misspeltSettings = (
  environment: Record<string, string | undefined>,
): MisspeltSetting[] =>
  Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name) || name.length < minLength) return [];
    const meant = settingNames.find(
      (setting) => setting.length >= minLength && editDistance(name, setting) <= maxDistance,
    );
    return meant ? [{ name, meant }] : [];
  });
