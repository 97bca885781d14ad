import { maxTargetLength } from '../../../shared/resolve';
import { type MapLine, map } from './config';

/** The maps that decide between page, redirect and error, in the order of shared/resolve.ts. */
export const decision = (): string =>
  [
    map(
      'Page, redirect, or what may be a file: a fault comes first, then a page in its own spelling.',
      '$site_fault|$site_address|$site_path',
      'site_kind',
      [
        ['~^\\d', 'error'],
        ['~^\\|(?<site_own>/[^|]*)\\|\\k{site_own}$', 'page'],
        ['~^\\|/', 'spelling'],
      ],
      'other',
    ),
    map(
      'Where it leads, with the status and whether the visitor had a say.',
      '$site_kind',
      'site_leads',
      [
        ['spelling', '301 fixed $site_address'],
        ['other', '$site_rule'],
      ],
    ),
    map('… the path alone.', '$site_leads', 'site_to', [
      ['~^\\d+ \\w+ (?<site_path_to>.*)$', '$site_path_to'],
    ]),
    map('The query behind a parameter that the rule brings.', '$site_query', 'site_query_after', [
      ['~^\\?(?<site_rest>.+)$', '&$site_rest'],
    ]),
    map(
      'Location: of this site, whatever was asked for; the query as it was sent.',
      '$site_to',
      'site_location',
      [['~\\?', '$site_to$site_query_after']],
      '$site_to$site_query',
    ),
    map(
      'What is answered: nobody is led to an address that is not read.',
      '$site_leads|$site_location',
      'site_answers',
      [
        ['~^\\|', '$site_fault'],
        [`~\\|.{${maxTargetLength + 1}}`, '414'],
        ['~^(?<site_status>\\d+ \\w+) ', '$site_status'],
      ],
    ),
    ...['301', '302'].map((status) =>
      map(`Whether it is answered ${status}.`, '$site_answers', `site_is_${status}`, [
        [`~^${status} `, '1'],
      ] satisfies MapLine[]),
    ),
  ].join('\n');
