import { QuestionList } from '../../components/QuestionList';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** What is asked before an order: the price, what happens when it fails, whose the contacts are. */
export const Questions = () => {
  const { questions: t } = copy(useLang());
  return (
    <Section id="questions" title={t.title}>
      <div>
        <QuestionList items={t.items} open />
      </div>
    </Section>
  );
};
