import { QuestionList } from '../../components/QuestionList';
import { words } from './copy.pt';
import { Section } from './Section';

/** Questions of organisers: full rooms, ownership of the list, failures, support. */
export const Questions = () => {
  const { title, items } = words.questions;
  return (
    <Section id="questions" title={title}>
      <div>
        <QuestionList items={items} />
      </div>
    </Section>
  );
};
