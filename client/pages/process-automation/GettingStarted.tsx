import { formatSpan } from '../../components/ledger/span';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { sideBySide } from './offered';

/** How a project starts, with who does the work in each step, and what its price depends on. */
export const GettingStarted = () => {
  const lang = useLang();
  const { start: t } = copy(lang);
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
      <StepList items={told} className="steps process-automation__four" />
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
