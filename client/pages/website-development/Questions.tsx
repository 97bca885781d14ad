import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';

/** Questions about failures; one answer is open at a time. */
export const Questions = () => {
  const { questions: t } = copy(useLang());
  return (
    <Section id="questions" title={t.title}>
      <div>
        <QuestionList items={t.items} />
      </div>
    </Section>
  );
};
