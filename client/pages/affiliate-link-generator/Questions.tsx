import { QuestionList } from '../../components/QuestionList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { questionItems } from './questionItems';

/** What happens when something goes wrong, beside the questions. */
export const Questions = () => {
  const lang = useLang();
  const { questions: t } = copy(lang);
  return (
    <section id="questions" className="ground-sunken">
      <div className="stack-6 halves">
        <div className="stack-4">
          <h2>{t.title}</h2>
          <dl className="stack-3">
            {t.cases.map(({ when, result }) => (
              <div key={when}>
                <dt className="strong">{when}</dt>
                <dd className="soft">{result}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="stack-4">
          <h2>{t.before}</h2>
          <div>
            <QuestionList items={questionItems(lang)} />
          </div>
        </div>
      </div>
    </section>
  );
};
