import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** Requests that we refuse, each with what solves the problem instead; and the questions. */
export const Exclusions = () => {
  const { not: t, questions } = copy(useLang());
  return (
    <Section id="not" className="ground-sunken" title={t.title} intro={t.intro}>
      <ul className="grid ai-consulting__refused">
        {t.items.map(({ ask, answer, instead }) => (
          <li key={ask} className="stack-2">
            <h3>
              <q>{ask}</q>
            </h3>
            <p className="display ground-sun">{instead}</p>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
      <div id="questions">
        <QuestionList items={questions} />
      </div>
    </Section>
  );
};
