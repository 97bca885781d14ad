import { formatNumber } from '../../../shared/format';
import { DemoCall } from '../../components/demo/DemoCall';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { sources } from './data';
import { MonthTable } from './MonthTable';
import { Reconciliation } from './Reconciliation';
import { rowsTogether } from './totals';
import { WrongRowStory } from './WrongRowStory';

/** The wrong row of the source that is selected in the section above, and what all four did to the month. */
export const WrongRows = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  return (
    <section id="rows" className="ground-sunken halves">
      <h2 className="wide">{t.wrong(formatNumber(rowsTogether, lang))}</h2>
      <div className="overlay wide">
        {sources.map((source, index) => (
          <div key={source} data-source={source} data-when-a={index + 1}>
            <WrongRowStory source={source} />
          </div>
        ))}
      </div>
      <Reconciliation />
      <div className="stack-5">
        <DemoCall
          text={t.call.text}
          label={t.call.label}
          group="a"
          states={sources.map((id) => ({ id, subject: t.call.subject(t.sources[id]) }))}
        />
        <MonthTable />
      </div>
    </section>
  );
};
