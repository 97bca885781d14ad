import { langs } from '../../../shared/languages';
import { sampleDocument } from '../../../shared/samples';
import { pictureSampleAddresses } from './addresses';
import { sampledApis, sampledIds } from './apis';
import { pageOf } from './draw';
import { svgOf } from './svg';

/** A sample document as SVG, its width in points, and the addresses of the pictures to make of it. */
export type SamplePicture = { svg: string; width: number; addresses: readonly string[] };

/** Draws the sample documents that there are as pictures too, at build time. */
export const drawPictures = (): SamplePicture[] => {
  const all = new Set(pictureSampleAddresses());
  return sampledIds.flatMap((id) =>
    langs.flatMap((lang) => {
      const api = sampledApis[id];
      const addresses = api.fileTypes
        .map((type) => sampleDocument(api, lang, type))
        .filter((address) => all.has(address));
      if (addresses.length === 0) return [];
      const page = pageOf(id, lang);
      return [{ svg: svgOf(page), width: page.width, addresses }];
    }),
  );
};
