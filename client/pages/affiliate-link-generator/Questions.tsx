import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { questionItems } from './questionItems';

/** What happens when something goes wrong, beside the questions. */
export const Questions = () => {
  const lang = useLang();
  const { questions: t } = copy(lang);
  return (
    <Section id="questions" className="ground-sunken" title={t.title}>
      <div className="stack-5 halves">
        <dl className="stack-3">
          {t.cases.map(({ when, result }) => (
            <div key={when}>
              <dt className="strong">{when}</dt>
              <dd className="soft">{result}</dd>
            </div>
          ))}
        </dl>
        <div>
          <QuestionList items={questionItems(lang)} />
        </div>
      </div>
    </Section>
  );
};
