import { formatSpan } from '../../components/ledger/span';
import { QuestionSection } from '../../components/QuestionSection';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { sideBySide } from './offered';
import { TimeSums } from './TimeSums';
import '../../components/key/key.css';
import './track.drawing.css';

/** How a project starts, with who does the work in each step; the questions, and last what a task costs in a year. */
export const GettingStarted = () => {
  const lang = useLang();
  const { day, start: t, questions } = copy(lang);
  const { show, quote, beside, alone } = t.steps;
  const told = [
    show,
    quote,
    { title: beside.title, text: beside.text(formatSpan(sideBySide, lang)) },
    alone,
  ];
  return (
    <>
      <section id="start">
        <h2>{t.title}</h2>
        <p className="row small key process-automation__key" aria-hidden="true">
          {(['people', 'robot'] as const).map((kind) => (
            <span key={kind} data-kind={kind}>
              {day.scale[kind]}
            </span>
          ))}
        </p>
        <StepList items={told} className="steps process-automation__track" />
      </section>
      <QuestionSection className="split-last" items={questions}>
        <TimeSums />
      </QuestionSection>
    </>
  );
};
