import { useLang } from '../../document/view';
import { copy } from './copy';
import { readClaims } from './readClaims';

/** The claims, at the size of text and below what they depend on. */
export const Claims = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const said = readClaims(lang);
  const rows = [
    { what: t.leads, figure: `${t.upTo} ${said.leads}` },
    { what: t.conversion, figure: said.conversion },
    { what: t.quality, figure: said.quality },
    { what: t.cost, figure: said.cost },
    { what: t.open, figure: said.open, text: t.always },
  ];
  return (
    <div id="numbers" className="stack-3">
      <div className="stack-2">
        <h3>{t.title}</h3>
        <p>{t.note}</p>
      </div>
      <dl className="grid ruled lead-capture-tool__claims">
        {rows.map(({ what, figure, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="strong">{figure}</dd>
            {text && <dd className="small">{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
};
