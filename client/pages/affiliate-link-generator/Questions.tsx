import { QuestionList } from '../../components/QuestionList';
import { useLang } from '../../view';
import { copy } from './copy';
import { questionItems } from './questionItems';

export const Questions = () => {
  const lang = useLang();
  return (
    <section
      id="questions"
      className="stack-3 affiliate__questions"
      aria-labelledby="questions-title"
    >
      <h2 id="questions-title">{copy(lang).questions.title}</h2>
      <div>
        <QuestionList items={questionItems(lang)} />
      </div>
    </section>
  );
};
