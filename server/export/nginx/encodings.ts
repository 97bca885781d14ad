import { map } from './config';
import { greatestWeight, less, weightOf } from './weights';

const header = '$http_accept_encoding';

/** How the files of a coding are named after the text as it is. */
const suffixes = { br: '.br', gzip: '.gz' };
const codings = [...Object.keys(suffixes), 'identity'];

const wanted = (coding: string): string => `$site_coding_${coding}`;

/**
 * The maps that choose a body by Accept-Encoding (RFC 9110, section 12.5.3): `$site_coding`, empty for the text as
 * it is, and `$site_suffix`, how the name of its file ends.
 */
export const encodings = (): string =>
  [
    ...codings.map((coding) => greatestWeight(coding, coding, header)),
    greatestWeight('coding', '\\*', header),
    map(
      'Without a wildcard nothing is wanted that is not named.',
      weightOf('coding'),
      'site_coding_any',
      [['', '0000']],
      weightOf('coding'),
    ),
    ...codings.map((coding) =>
      map(
        `How much ${coding} is wanted.`,
        weightOf(coding),
        `site_coding_${coding}`,
        [['', '$site_coding_any']],
        weightOf(coding),
      ),
    ),
    map(
      'The better of the small ones, the smallest among equals.',
      `${wanted('br')}:${wanted('gzip')}`,
      'site_small',
      [[less, 'gzip']],
      'br',
    ),
    map(
      '… and its weight.',
      '$site_small',
      'site_small_weight',
      [['gzip', wanted('gzip')]],
      wanted('br'),
    ),
    map(
      'Nothing small where it is not wanted, or wanted less than the text as it is.',
      `$site_small_weight:${wanted('identity')}`,
      'site_coding',
      [
        ['~^0000', ''],
        [less, ''],
      ],
      '$site_small',
    ),
    map('The file of a coding.', '$site_coding', 'site_suffix', Object.entries(suffixes)),
  ].join('\n');
