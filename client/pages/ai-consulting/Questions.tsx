import { QuestionList } from '../../components/QuestionList';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Questions = () => {
  const { questions: t } = copy(useLang());
  return (
    <Section id="questions" title={t.title}>
      <div className="ai-consulting__asked">
        <QuestionList items={t.items} />
      </div>
    </Section>
  );
};
