import { findPlan, findSource, sourceValues, subjects } from '../../shared/contact/sources';
import type { Declared } from '../../shared/declared';
import { offerIds, offerRow } from '../../shared/offers';

/** The parameters that name a plan; of both, the first that names one counts. */
export const planNames = ['plan', 'plano'] as const;

/** A value as a part of a file's name. */
const slug = (value: string): string => value.replace(/[^\w-]/g, '_');

/** How the file of a rendering is named after that of its page: a part for each declared parameter. */
export const fileSuffix = (declared: Declared): string =>
  Object.entries(declared)
    .map(([name, value]) => `,${name}=${slug(value)}`)
    .join('');

/** Every word that an address may have for a plan of any offer. */
const planWords: readonly string[] = [
  ...new Set(
    offerIds.flatMap((offer) =>
      (offerRow(offer).plans ?? []).flatMap(({ id, name }) => [id, name.en, name.pt]),
    ),
  ),
];

/** The words for plans that a `sourcePage` value goes with. */
export const plansOf = (source: string): string[] =>
  planWords.filter((word) => findPlan(findSource(source), word));

const withPlans = (sourcePage: string): Declared[] => [
  { sourcePage },
  ...plansOf(sourcePage).flatMap((word) =>
    planNames.map((name): Declared => ({ sourcePage, [name]: word })),
  ),
];

/** All that contact can be asked for by its parameters, nothing at all first. Throws where two would be one file. */
export const contactDeclared = (): Declared[] => {
  const all = [{}, ...sourceValues().flatMap(withPlans)].flatMap((declared): Declared[] => [
    declared,
    ...subjects.map((subject) => ({ ...declared, subject })),
  ]);
  if (new Set(all.map(fileSuffix)).size !== all.length)
    throw new Error('two renderings of contact would be one file');
  return all;
};
