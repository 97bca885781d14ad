import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';

/** Questions before an order: price, failures, ownership of the contacts. */
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
