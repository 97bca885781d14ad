import { formatNumber } from '../../../shared/format';
import { DemoCall } from '../../components/demo/DemoCall';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { exampleMonth, sources } from './data';
import { Reconciliation } from './Reconciliation';
import { formatMoney, reportedTogether, rowsTogether, total } from './totals';
import { WrongRowStory } from './WrongRowStory';

/** What the four wrong rows did to the month, a column to add up, and that of the source selected in the section above. */
export const WrongRows = () => {
  const lang = useLang();
  const { account, may: t } = copy(lang);
  return (
    <Section
      check
      id="rows"
      className="ground-sunken halves"
      title={account.check}
      intro={t.wrong(
        formatNumber(rowsTogether, lang),
        formatMoney(reportedTogether - total(exampleMonth), lang),
      )}
    >
      <Reconciliation />
      <div className="overlay">
        {sources.map((source, index) => (
          <div key={source} data-source={source} data-when-a={index + 1}>
            <WrongRowStory source={source} />
          </div>
        ))}
      </div>
      <div>
        <DemoCall
          text={t.call.text}
          label={t.call.label}
          group="a"
          states={sources.map((id) => ({ id, subject: t.call.subject(t.sources[id]) }))}
        />
      </div>
    </Section>
  );
};
