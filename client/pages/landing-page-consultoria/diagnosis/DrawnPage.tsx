import { formatPrice } from '../../../../shared/format';
import { companySize } from './companySize';
import { figure } from './copy.pt';
import { sale, sizes, topics } from './data';
import { Question } from './Question';

/** The drawn page as a visitor sees it: problem, questions and send button. */
export const DrawnPage = () => (
  <div className="consult__ask">
    <div className="stack-2 consult__top">
      <p className="row consult__firm">
        <strong>{figure.name}</strong> <span>{figure.trade}</span>
      </p>
      <p className="consult__pain">{figure.pain}</p>
      <p>{figure.ask}</p>
    </div>
    <div className="stack-2 consult__questions">
      <Question id="size" question={figure.size.question} answers={sizes.map(companySize)} />
      {topics.map((topic) => {
        const { question, answers } = figure.topics[topic];
        return (
          <Question
            key={topic}
            id={topic}
            question={question(formatPrice({ amount: sale, currency: 'BRL' }, 'pt'))}
            answers={answers}
          />
        );
      })}
    </div>
    <a className="consult__send" href="#message">
      {figure.send}
    </a>
  </div>
);
