import { QuestionList } from '../../components/QuestionList';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Questions = () => (
  <Section id="questions">
    <div>
      <QuestionList open items={Object.values(copy(useLang()).questions)} />
    </div>
  </Section>
);
