import { useLang } from '../../document/view';
import { copy } from './copy';
import { alertId, sources } from './data';
import { KitchenDrawing } from './KitchenDrawing';
import { sheet } from './samples';
import { Variants } from './Variants';
import '../../components/document-figure/field-tones.css';

/** The drawn landing page of the ad: URL, offer, and a filled form. */
export const DrawnPage = () => {
  const lang = useLang();
  const { figure: t } = copy(lang);
  const { visits } = sheet[lang];
  return (
    <div className="wide lead-capture-tool__window">
      <p className="wide lead-capture-tool__bar">
        <span>{t.address}</span>
        <span className="lead-capture-tool__any" translate="no">
          {sources.map((source) => (
            <span key={source} data-from={source}>
              <span>{'example.com/?utm_source='}</span>
              <mark data-tone="sky">{source}</mark>
              <wbr />
              <span>{'&utm_campaign='}</span>
              <mark data-tone="sky">{visits[source].campaign}</mark>
            </span>
          ))}
        </span>
      </p>
      <div className="stack-2 lead-capture-tool__offer">
        <p className="wide">{t.shop}</p>
        <p className="lead-capture-tool__headline">{t.offer}</p>
        <KitchenDrawing />
      </div>
      <div className="stack-2 lead-capture-tool__form">
        <p>{t.promise}</p>
        <dl className="stack-2">
          <div>
            <dt>{t.name}</dt>
            <dd>
              <Variants of={({ name }) => <mark data-tone="sun">{name}</mark>} />
            </dd>
          </div>
          <div>
            <dt>{t.phone}</dt>
            <dd>
              <Variants of={({ phone }) => <mark data-tone="sun">{phone}</mark>} />
            </dd>
          </div>
        </dl>
        <a className="strong lead-capture-tool__send" href={`#${alertId}`}>
          {t.send}
        </a>
        <p>{t.consent}</p>
      </div>
    </div>
  );
};
