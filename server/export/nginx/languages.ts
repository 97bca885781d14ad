import { defaultLang, type Lang, langs } from '../../../shared/languages';
import { maxAcceptLanguage } from '../../request/negotiate';
import { map } from './config';
import { firstOfWeight, greater, greatestWeight, less, weightOf } from './weights';

/** A language with any region or script behind it. */
const range = (lang: Lang): string => `${lang}(?:-[a-z0-9]{1,8})*`;

const header = '$site_accept_language';

/** The weight of a language: its own, or the wildcard's where nobody named it. */
const weight = (lang: Lang): string => `$site_wanted_${lang}`;

/**
 * The maps that put the visitor's best match into `$site_preferred`, as `negotiate` in server/request finds it.
 * Throws with other than two languages: a third wants another comparison.
 */
export const preferredLanguage = (): string => {
  const other = langs.find((lang) => lang !== defaultLang);
  if (langs.length !== 2 || !other) throw new Error('the export compares two languages');
  const pair = [weight(defaultLang), weight(other)] as const;
  return [
    map(
      'Whole parts of the header up to a length; half a part would be another preference.',
      '$http_accept_language',
      'site_accept_language',
      [
        [`~^(?<site_header>.{0,${maxAcceptLanguage}})$`, '$site_header'],
        [`~^(?<site_header>.{0,${maxAcceptLanguage}},)`, '$site_header'],
      ],
    ),
    ...langs.map((lang) => greatestWeight(lang, range(lang), header)),
    greatestWeight('any', '\\*', header),
    map(
      'No wildcard speaks for nobody.',
      weightOf('any'),
      'site_wanted_any',
      [['', '0000']],
      weightOf('any'),
    ),
    ...langs.map((lang) =>
      map(
        'The wildcard speaks for whom nobody named.',
        weightOf(lang),
        `site_wanted_${lang}`,
        [['', '$site_wanted_any']],
        weightOf(lang),
      ),
    ),
    map(
      'Of equal weights the first named wins; of none, the default language.',
      `${pair[0]}|${header}`,
      'site_first_named',
      firstOfWeight(range(other), langs.map(range).join('|')).map((match) => [match, other]),
      defaultLang,
    ),
    map(
      'The language of a visitor whose address names none.',
      pair.join(':'),
      'site_preferred',
      [
        [greater, defaultLang],
        [less, other],
      ],
      '$site_first_named',
    ),
  ].join('\n');
};
