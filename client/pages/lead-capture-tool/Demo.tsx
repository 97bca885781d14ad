import { Demo as Demonstration } from '../../components/demo/Demo';
import { DemoCall } from '../../components/demo/DemoCall';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { DrawnPage } from './DrawnPage';
import { sources } from './data';
import { LeadSheet } from './LeadSheet';
import { sheet } from './samples';
import '../../components/document-figure/field-tones.css';

/** A landing page and the spreadsheet that it fills: each traffic source has its visit, its row and its alert. */
export const Demo = () => {
  const lang = useLang();
  const { figure: t } = copy(lang);
  const { visits } = sheet[lang];
  return (
    <Demonstration
      group="a"
      name="from"
      legend={t.legend}
      choices={sources.map((id) => {
        const { name, source, seen } = visits[id];
        return {
          id,
          label: (
            <>
              <strong>{source}</strong> <span>{seen}</span>
            </>
          ),
          result: (
            <>
              <span className="small">{`${t.alert}: `}</span>
              {t.news(name, source)}
            </>
          ),
        };
      })}
      chosen={sources[0]}
    >
      <div>
        <DrawnPage />
        <LeadSheet />
      </div>
      <figcaption>
        <mark data-tone="sun">{t.typed}</mark> <mark data-tone="sky">{t.carried}</mark> {t.caption}
      </figcaption>
      <DemoCall
        text={t.call.text}
        label={t.call.label}
        group="a"
        states={sources.map((id) => ({ id, subject: t.call.subject(visits[id].source) }))}
      />
    </Demonstration>
  );
};
