import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { TimeSums } from './TimeSums';

/** The questions, and last what a task costs in a year. */
export const Questions = () => {
  const { title, items } = copy(useLang()).questions;
  return (
    <Section id="questions" title={title} className="split-last">
      <div>
        <QuestionList items={items} />
        <TimeSums />
      </div>
    </Section>
  );
};
