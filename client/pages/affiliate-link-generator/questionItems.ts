import { fill } from '../../../shared/copy';
import { formatList } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { networks } from '../../../shared/prices/affiliate';
import { copy } from './copy';
import { networkNames, questions } from './data';

/** The questions and answers, with the current networks filled in. */
export const questionItems = (lang: Lang) => {
  const { questions: t } = copy(lang);
  const names = formatList(
    networks.map((network) => networkNames[network]),
    lang,
  );
  return questions.map((id) => ({ ask: t[id].ask, answer: fill(t[id].answer, names) }));
};
