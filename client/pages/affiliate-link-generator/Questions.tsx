import { networks } from '../../../shared/affiliatePlans';
import { say } from '../../../shared/copy';
import { formatList } from '../../../shared/format';
import { QuestionList } from '../../components/QuestionList';
import { useLang } from '../../view';
import { copy } from './copy';
import { networkNames, questions } from './data';

export const Questions = () => {
  const lang = useLang();
  const { questions: t } = copy(lang);
  const names = formatList(
    networks.map((network) => networkNames[network]),
    lang,
  );
  return (
    <section id="questions" className="aff__questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t.title}</h2>
      <QuestionList
        items={questions.map((id) => ({ ask: t[id].ask, answer: say(t[id].answer, names) }))}
      />
    </section>
  );
};
