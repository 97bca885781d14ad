import { formatPrice } from '../../../../shared/format';
import { companySize } from './companySize';
import { figure } from './copy.pt';
import { sale, sizes, topics } from './data';
import { Question } from './Question';

/** The drawn page as a visitor sees it: problem, questions and send button. */
export const DrawnPage = () => (
  <div className="consultoria__ask">
    <div className="stack-2 consultoria__top">
      <p className="row consultoria__firm">
        <strong>{figure.name}</strong> <span>{figure.trade}</span>
      </p>
      <p className="consultoria__pain">{figure.pain}</p>
      <p>{figure.ask}</p>
    </div>
    <div className="stack-2 consultoria__questions">
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
    <a className="consultoria__send" href="#message">
      {figure.send}
    </a>
  </div>
);
