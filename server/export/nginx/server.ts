import { errorStatuses } from '../../../shared/resolve';
import type { Exported } from '../answer';
import { braced, quoted } from './config';
import { documentType, typeFolder } from './files';

/** Statuses of nginx's own that have no page, and the one that stands for them: 494 is a header too long. */
const others = { 403: 500, 494: 400 };

const errorPage = (codes: string, status: number, folder: string) =>
  `error_page ${codes} ${quoted(`${folder}/errors/${status}.${braced('site_reader')}.html$site_suffix`)};`;

const location = (type: string): string =>
  [
    `location ${typeFolder(type)}/ {`,
    '  internal;',
    '  types {}',
    `  default_type ${quoted(type)};`,
    '  rewrite ^/-/[^/]+(/.*)$ $1 break;',
    '}',
  ].join('\n');

/** What stands in a server of nginx beside `listen` and `root`, which is the export's folder `site`. */
export const serverConfig = (answers: readonly Exported[], headers: string): string => {
  const documents = typeFolder(documentType(answers));
  const types = new Set(answers.filter(({ name }) => !/^30\d/.test(name)).map(({ type }) => type));
  return [
    '# Made by npm run export. Within a server: listen, root (the folder site) and this. It wants maps.conf.',
    '# Addresses are decided as they were sent: nginx must not set their spelling right by itself.',
    'merge_slashes off;',
    '# A Location names no host, whatever the visitor said it is.',
    'absolute_redirect off;',
    'server_tokens off;',
    '# The line for a file that is not there would have the whole request, with query and referrer.',
    'log_not_found off;',
    '# Above the longest address that is read, so that a longer one gets a page that says so.',
    'large_client_header_buffers 4 32k;',
    '# Whoever sends something is told that nothing is taken, however long it is.',
    'client_max_body_size 0;',
    '# A file is small, and its compressed form has no parts that anybody could use.',
    'max_ranges 0;',
    'gzip off;',
    '',
    headers,
    '',
    ...errorStatuses.map((status) => errorPage(`${status}`, status, documents)),
    ...Object.entries(others).map(([code, status]) =>
      errorPage(`${code} =${status}`, status, documents),
    ),
    '',
    'location / {',
    '  if ($site_is_301) { return 301 $site_location; }',
    '  if ($site_is_302) { return 302 $site_location; }',
    ...errorStatuses.map((status) => `  if ($site_answers = ${status}) { return ${status}; }`),
    '  if ($site_uri = "") { return 404; }',
    '  rewrite ^ $site_uri last;',
    '}',
    '',
    '# The body of each type; only the rewrite above and error pages lead here.',
    ...[...types].map(location),
    '',
  ].join('\n');
};
