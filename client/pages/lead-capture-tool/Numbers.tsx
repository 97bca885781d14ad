import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { readClaims } from './readClaims';

/** The claims, below the sentence that says what they depend on. */
export const Numbers = () => {
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
    <Section id="numbers" className="ground-screen" title={t.title} intro={t.note}>
      <dl className="grid lead-capture-tool__claims">
        {rows.map(({ what, figure, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="strong">{figure}</dd>
            {text && <dd className="small">{text}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
};
