import { formatPrice } from '../../../../shared/format';
import { Choices } from '../../../components/demo/Choices';
import { Result } from '../../../components/demo/Result';
import { SaidResult } from '../../../components/demo/SaidResult';
import { companySize } from './companySize';
import { figure } from './copy.pt';
import { groups, initialAnswers, sale, sizes, topics } from './data';
import { When } from './When';

type Props = { id: keyof typeof groups; question: string; answers: readonly string[] };

const Question = ({ id, question, answers }: Props) => (
  <Choices
    group={groups[id]}
    name={id}
    legend={question}
    choices={answers.map((label, at) => ({ id: `${at}`, label }))}
    chosen={`${initialAnswers[id]}`}
    className="choice landing-page-consultoria__question"
  />
);

/**
 * The questions, what each answer means under the name of its corner, and a link in the place of a send button: it leads
 * to the message, which alone shows the size.
 */
export const Questions = () => (
  <div className="stack-4 landing-page-consultoria__questions">
    <div className="stack-2">
      <Question id="size" question={figure.size.question} answers={sizes.map(companySize)} />
      <SaidResult className="landing-page-consultoria__reading">
        <When question="size" texts={sizes.map((size) => figure.size.said(companySize(size)))} />
      </SaidResult>
    </div>
    {topics.map((topic) => {
      const { name, question, answers, readings } = figure.topics[topic];
      return (
        <div key={topic} className="stack-2">
          <Question
            id={topic}
            question={question(formatPrice({ amount: sale, currency: 'BRL' }, 'pt'))}
            answers={answers}
          />
          <div className="landing-page-consultoria__finding">
            <strong>{name}</strong>
            <Result className="landing-page-consultoria__reading">
              <When question={topic} texts={readings} />
            </Result>
          </div>
        </div>
      );
    })}
    <a className="button button--quiet" href="#message">
      {figure.send}
    </a>
  </div>
);
