import { formatNumber } from '../../../shared/format';
import { Result } from '../../components/landing/Result';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { contactsOfOne, trade } from './data';

/** The claimed increase, drawn to scale: how many contacts one becomes. */
export const Results = () => {
  const { results } = words;
  const aim = Array.from({ length: contactsOfOne }, (_one, at) => at);
  return (
    <Section
      id="result"
      className="toned halves landing-page-consultoria__result"
      title={results.title}
    >
      <div className="stack-4">
        <Result trade={trade} words={results} />
      </div>
      <figure className="stack-3 landing-page-consultoria__scale">
        <svg viewBox={`0 0 ${contactsOfOne * 20 + 38} 18`} fill="var(--leaf)" aria-hidden="true">
          <path stroke="var(--leaf)" fill="none" d="M24 9h9m-4-4 4 4-4 4" />
          <rect width="18" height="18" fillOpacity="0.5" />
          {aim.map((at) => (
            <rect key={at} x={at * 20 + 40} width="18" height="18" />
          ))}
        </svg>
        <figcaption>
          {own.drawn(formatNumber(1, 'pt'), formatNumber(contactsOfOne, 'pt'))}
        </figcaption>
      </figure>
    </Section>
  );
};
