import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Claims } from './Claims';
import { copy } from './copy';

/** Problems after an ad click, as advertisers say them, the page's solution for each, and what changes. */
export const LostLeads = () => {
  const { lost: t } = copy(useLang());
  return (
    <Section id="lost" className="ground-sunken" title={t.title}>
      <ul className="grid">
        {t.items.map(({ pain, gain, text }) => (
          <li key={gain} className="lead-capture-tool__case">
            <p className="ground-sheet">
              <span className="visually-hidden">{`${t.today}: `}</span>
              <span>{pain}</span>
            </p>
            <div>
              <h3>{gain}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Claims />
    </Section>
  );
};
