import { Stamp } from '../../components/paper/Stamp';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { alertId, sources } from './data';
import { KitchenDrawing } from './KitchenDrawing';
import { sheet } from './samples';
import { Variants } from './Variants';
import './page.drawing.css';

/** The drawn landing page of the ad: URL, offer, and a filled form. */
export const DrawnPage = () => {
  const lang = useLang();
  const { figure: t } = copy(lang);
  const { visits } = sheet[lang];
  return (
    <div className="ground-sheet lead-capture-tool__window">
      <p className="wide ground-screen">
        <span>{t.address}</span>
        <span className="overlay lead-capture-tool__address" translate="no">
          {sources.map((source, at) => (
            <span key={source} data-when-a={at + 1}>
              <span>{'example.com/?utm_source='}</span>
              <mark data-tone="sky">{source}</mark>
              <wbr />
              <span>{'&utm_campaign='}</span>
              <mark data-tone="sky">{visits[source].campaign}</mark>
            </span>
          ))}
        </span>
      </p>
      <div className="stack-2">
        <div className="row">
          <p>{t.shop}</p>
          <Stamp />
        </div>
        <p className="display">{t.offer}</p>
        <KitchenDrawing />
      </div>
      <div className="stack-2">
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
        <a className="button" href={`#${alertId}`}>
          {t.send}
        </a>
        <p>{t.consent}</p>
      </div>
    </div>
  );
};
