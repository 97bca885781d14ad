import { formatPrice } from '../../../../shared/format';
import { companySize } from './companySize';
import { figure } from './copy.pt';
import { sale, sizes, topics } from './data';
import { Question } from './Question';

/** The questions, and a link in the place of a send button: it leads to the message that would be sent. */
export const Questions = () => (
  <div className="stack-3 landing-page-consultoria__questions">
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
    <a className="button button--quiet" href="#message">
      {figure.send}
    </a>
  </div>
);
