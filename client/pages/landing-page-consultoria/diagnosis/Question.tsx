import { answerId, initialAnswers } from './data';
import '../../../components/demo/radio-choice.css';
import '../../../components/demo/choice.css';

type Props = { id: keyof typeof initialAnswers; question: string; answers: readonly string[] };

/** A question with its answers side by side, from good to bad. */
export const Question = ({ id, question, answers }: Props) => (
  <fieldset className="choice landing-page-consultoria__question">
    <legend>{question}</legend>
    {answers.map((answer, at) => (
      <div key={answer}>
        <input
          type="radio"
          name={`consultoria-${id}`}
          id={answerId(id, at)}
          defaultChecked={initialAnswers[id] === at}
        />
        <label htmlFor={answerId(id, at)}>{answer}</label>
      </div>
    ))}
  </fieldset>
);
