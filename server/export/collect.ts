import path from 'node:path';
import { textAddresses } from '../files/addresses';
import { type Exported, filed, type Wanted } from './answer';
import { inTurn } from './inTurn';
import { type RunningSite, startSite } from './site';
import { wantedErrors, wantedPages, wantedRedirects } from './wanted';
import { type Built, single, wantedAssets, wantedPublic } from './wantedFiles';

/** All that the site answers, and which address each file has. */
export type Collected = {
  answers: Exported[];
  /** What a file's answer is filed under, by a pattern of its address. */
  files: Map<string, string>;
};

const askAll = (site: RunningSite, wanted: readonly Wanted[]): Promise<Exported[]> =>
  inTurn(wanted, async (one) => {
    const answer = await site.ask(one);
    const meant = /^error (\d+)|^(30\d)/.exec(one.name);
    const status = Number(meant?.[1] ?? meant?.[2] ?? 200);
    if (answer.status !== status)
      throw new Error(`${one.target.slice(0, 80)} is answered ${answer.status}, not ${status}`);
    return filed(one, answer);
  });

/** The texts that the server makes. */
const wantedTexts = (addresses: readonly string[]): Built[] =>
  addresses.map((target) => ({ ...single(target), file: target.slice(1) }));

const sparing = (texts: readonly Built[]): Wanted[] =>
  texts.map((text) => ({ ...text, headers: { 'save-data': 'on' }, file: `${text.file}.sparing` }));

/** Asks the built site for everything. Rejects where something is not answered as it should be. */
export const collect = async (
  dist: string,
  environment: Record<string, string | undefined>,
  allOfContact: boolean,
): Promise<Collected> => {
  const site = await startSite(dist, environment);
  const broken = await startSite(dist, environment, true);
  try {
    const { assets, site: told } = site.services;
    const texts = wantedTexts(textAddresses(told.indexable));
    const built = [
      ...wantedPublic(path.join(assets.folder, 'public'), assets.publicFiles),
      ...wantedAssets(assets.folder),
    ];
    const usual = await askAll(site, texts);
    // A text that is no other to who saves data is not needed twice.
    const spared = (await askAll(site, sparing(texts))).filter(
      ({ body }, at) => !usual[at]?.body.equals(body),
    );
    const answers = [
      ...(await askAll(site, [...wantedPages(allOfContact), ...wantedErrors(false)])),
      ...(await askAll(broken, wantedErrors(true))),
      ...(await askAll(site, [...wantedRedirects(), ...built])),
      ...usual,
      ...spared,
    ];
    const files = new Map([...texts, ...built].map(({ pattern, name }) => [pattern, name]));
    return { answers, files };
  } finally {
    site.close();
    broken.close();
  }
};
