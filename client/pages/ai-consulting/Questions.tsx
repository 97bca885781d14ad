import { QuestionList } from '../../components/QuestionList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { TaskHours } from './TaskHours';

export const Questions = () => {
  const { questions: t } = copy(useLang());
  return (
    <section id="questions" className="split-last">
      <h2>{t.title}</h2>
      <div>
        <QuestionList items={t.items} />
        <TaskHours />
      </div>
    </section>
  );
};
