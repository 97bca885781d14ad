import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** Problems after an ad click, in the words of the advertiser, and the page's solution for each. */
export const LostLeads = () => {
  const { lost: t } = copy(useLang());
  return (
    <Section id="lost" className="toned lead-capture-tool__lost" title={t.title}>
      <ul className="stack-3">
        {t.items.map(({ pain, gain, text }) => (
          <li key={gain} className="halves lead-capture-tool__case">
            <p className="lead-capture-tool__pain">
              <span className="visually-hidden">{`${t.today}: `}</span>
              <span>{pain}</span>
            </p>
            <div className="lead-capture-tool__gain">
              <h3>{gain}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
