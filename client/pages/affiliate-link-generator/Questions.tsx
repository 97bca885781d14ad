import { networks } from '../../../shared/affiliatePlans';
import { say } from '../../../shared/copy';
import { formatList } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { networkNames, questions } from './data';

/** Of details with one name the browser keeps at most one open, and lets all be closed. */
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
      {questions.map((id) => (
        <details key={id} name="affiliate-question">
          <summary>{t[id].ask}</summary>
          <p>{say(t[id].answer, names)}</p>
        </details>
      ))}
    </section>
  );
};
