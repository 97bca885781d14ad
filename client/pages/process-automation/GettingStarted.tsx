import { formatSpan } from '../../components/ledger/span';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { sideBySide } from './offered';
import '../../components/key/key.css';
import './track.drawing.css';

/** How a project starts, with who does the work in each step, and what its price depends on. */
export const GettingStarted = () => {
  const lang = useLang();
  const { day, start: t } = copy(lang);
  const { show, quote, beside, alone } = t.steps;
  const told = [
    show,
    quote,
    { title: beside.title, text: beside.text(formatSpan(sideBySide, lang)) },
    alone,
  ];
  return (
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
      <div className="stack-3">
        <h3>{t.price.title}</h3>
        <ul className="grid ruled">
          {t.price.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
};
