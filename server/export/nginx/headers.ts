import { errorStatuses } from '../../../shared/resolve';
import { type Exported, oneOfEach } from '../answer';
import { literal, type MapLine, map } from './config';

/** What an answer that nobody exported is like: kept by nobody. */
const unknown = 'error 500';

/** The map from what is sent in the end to the name of its answer. */
const sent = (): string =>
  map(
    'What is sent: what was decided, or the error that came instead of it.',
    '$status|$site_prefix|$site_answers|$site_name',
    'site_sent',
    [
      ['~^30[12]\\|\\w*\\|(?<site_redirect>30[12] \\w+)', '$site_redirect'],
      [`~^(?<site_code>${errorStatuses.join('|')})\\|\\|`, 'error $site_code negotiated'],
      [`~^(?<site_code>${errorStatuses.join('|')})\\|`, 'error $site_code'],
      ['~^[23].*\\|(?<site_sent_name>[^|]*)$', '$site_sent_name'],
    ],
  );

/** The headers of all answers: maps of those that differ, and the directives that send them. */
export const headerMaps = (answers: readonly Exported[]): { maps: string; directives: string } => {
  const all = oneOfEach(answers);
  const usual = all.find(({ name }) => name === unknown);
  if (!usual) throw new Error(`no answer is named ${unknown}`);
  const names = [...new Set(all.flatMap(({ headers }) => [...headers.keys()]))];
  const maps = [
    sent(),
    map(
      'The coding of what lies there compressed.',
      '$site_sent',
      'site_sent_coding',
      all.filter(({ coded }) => coded).map(({ name }): MapLine => [name, '$site_coding']),
    ),
    map(
      'A client that has the body is not told of its coding again.',
      '$status',
      'site_content_encoding',
      [['304', '']],
      '$site_sent_coding',
    ),
  ];
  const directives = ['add_header Content-Encoding $site_content_encoding always;'];
  for (const header of names) {
    const variable = `site_header_${header.toLowerCase().replaceAll('-', '_')}`;
    const common = literal(usual.headers.get(header) ?? '');
    const lines = all
      .map(({ name, headers }): MapLine => [name, literal(headers.get(header) ?? '')])
      .filter(([, value]) => value !== common);
    maps.push(map(`${header}, as the server sends it.`, '$site_sent', variable, lines, common));
    directives.push(`add_header ${header} $${variable} always;`);
  }
  return { maps: maps.join('\n'), directives: directives.join('\n') };
};
