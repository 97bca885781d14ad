import { sourceValues, subjects } from '../../../shared/contact/sources';
import { fileSuffix, planNames, plansOf } from '../contact';
import { type MapLine, map } from './config';
import { rawValue, valueLine } from './query';

/** A part of a file's name as a pattern finds it before the `|`. */
const sourcePart = (sourcePage: string) => `${fileSuffix({ sourcePage })}\\|`;

const planLines = (name: (typeof planNames)[number]): MapLine[] =>
  sourceValues().flatMap((source) =>
    plansOf(source).map((word) =>
      valueLine(word, fileSuffix({ [name]: word }), sourcePart(source)),
    ),
  );

/** The maps that put into `$site_contact` how the file of a contact page's rendering is named after its page. */
export const contactFile = (): string =>
  [
    map(
      'Where the visitor comes from.',
      `$${rawValue('sourcePage')}`,
      'site_source',
      sourceValues().map((sourcePage) => valueLine(sourcePage, fileSuffix({ sourcePage }))),
    ),
    ...planNames.map((name) =>
      map(
        'A plan of what the visitor comes from.',
        `$site_source|$${rawValue(name)}`,
        `site_${name}`,
        planLines(name),
      ),
    ),
    map(
      'The first of both that names one.',
      '$site_plan',
      'site_planned',
      [['', '$site_plano']],
      '$site_plan',
    ),
    map(
      'What the visitor asks for.',
      `$${rawValue('subject')}`,
      'site_subject',
      subjects.map((subject) => valueLine(subject, fileSuffix({ subject }))),
    ),
    map(
      'All of it; nothing looks at a query where there is none.',
      '$site_query',
      'site_contact',
      [['', '']],
      '$site_source$site_planned$site_subject',
    ),
  ].join('\n');
