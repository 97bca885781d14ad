import { QuestionList } from '../../components/QuestionList';
import { words } from './copy.pt';
import { Section } from './Section';

/** What organisers ask before they order: full rooms, whose the list is, what happens when it fails. */
export const Questions = () => {
  const { title, items } = words.questions;
  return (
    <Section id="questions" title={title}>
      <div>
        <QuestionList items={items} open />
      </div>
    </Section>
  );
};
