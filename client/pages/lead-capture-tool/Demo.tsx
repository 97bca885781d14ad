import { Choices } from '../../components/demo/Choices';
import { Bird } from '../../components/paper/Bird';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { DrawnPage } from './DrawnPage';
import { sources } from './data';
import { LeadSheet } from './LeadSheet';
import { sheet } from './samples';
import '../../components/demo/demo.css';
import '../../components/document-figure/field-tones.css';

/** A landing page and the spreadsheet that it fills: each traffic source has its visit, its row and its alert. */
export const Demo = () => {
  const lang = useLang();
  const { figure: t } = copy(lang);
  const { visits } = sheet[lang];
  return (
    <figure className="demo">
      <Choices
        group="a"
        name="from"
        legend={t.legend}
        choices={sources.map((id) => {
          const { source, seen } = visits[id];
          return {
            id,
            label: (
              <>
                <strong>{source}</strong> <span>{seen}</span>
              </>
            ),
          };
        })}
        chosen={sources[0]}
      />
      <div className="lead-capture-tool__papers">
        <Bird live>
          {sources.map((id, at) => (
            <span key={id} data-when-a={at + 1}>
              <span>{t.news(visits[id].source)}</span> <b>{visits[id].name}</b>
            </span>
          ))}
        </Bird>
        <DrawnPage />
        <LeadSheet />
      </div>
      <figcaption>
        <mark data-tone="sun">{t.typed}</mark> <mark data-tone="sky">{t.carried}</mark> {t.caption}
      </figcaption>
    </figure>
  );
};
