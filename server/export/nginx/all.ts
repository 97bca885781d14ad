import type { Collected } from '../collect';
import { planNames } from '../contact';
import { tables } from './addresses';
import { contactFile } from './contact';
import { decision } from './decision';
import { encodings } from './encodings';
import { fileMaps } from './files';
import { headerMaps } from './headers';
import { preferredLanguage } from './languages';
import { logFormat } from './log';
import { firstValues } from './query';
import { requestMaps } from './request';
import { serverConfig } from './server';

/** The configuration by which nginx serves an export: files by name. */
export const nginxFiles = (
  { answers, files }: Collected,
  allOfContact: boolean,
): Record<string, string> => {
  const { maps, directives } = headerMaps(answers);
  const parameters = allOfContact ? ['lang', 'sourcePage', ...planNames, 'subject'] : ['lang'];
  return {
    'maps.conf': [
      '# Made by npm run export. Within http, once. Variables are looked at when they are asked for.',
      '# More of them than nginx makes room for by itself.',
      'variables_hash_max_size 2048;\n',
      logFormat,
      preferredLanguage(),
      encodings(),
      requestMaps(),
      tables(),
      decision(),
      firstValues(parameters),
      ...(allOfContact ? [contactFile()] : []),
      fileMaps(answers, files, allOfContact),
      maps,
    ].join('\n'),
    'server.conf': serverConfig(answers, directives),
  };
};
