import { map } from './config';
import { greatestWeight, less, weightOf } from './weights';

const header = '$http_accept_encoding';

/** The codings of the files beside each text, the smallest first among equals, and how their names end. */
const codings = { br: '.br', gzip: '.gz' };

const wanted = (name: string): string => `$site_coding_${name}`;

/**
 * The maps that choose a body by Accept-Encoding (RFC 9110, section 12.5.3): `$site_coding`, empty for the text as
 * it is, and `$site_suffix`, how the name of its file ends.
 */
export const encodings = (): string =>
  [
    ...[...Object.keys(codings), 'identity'].map((name) => greatestWeight(name, name, header)),
    greatestWeight('coding', '\\*', header),
    map(
      'No wildcard speaks for nobody.',
      weightOf('coding'),
      'site_coding_any',
      [['', '0000']],
      weightOf('coding'),
    ),
    ...Object.keys(codings).map((name) =>
      map(
        'As much as it is wanted.',
        weightOf(name),
        `site_coding_${name}`,
        [['', '$site_coding_any']],
        weightOf(name),
      ),
    ),
    map(
      'The text as it is has no wish to win.',
      weightOf('identity'),
      'site_coding_identity',
      [['', '0000']],
      weightOf('identity'),
    ),
    map(
      'The better of the small ones.',
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
    map(
      'How the file of a coding is named.',
      '$site_coding',
      'site_suffix',
      Object.entries(codings),
    ),
  ].join('\n');
