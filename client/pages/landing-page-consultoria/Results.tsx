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
    <Section id="result" title={results.title}>
      <div className="stack-3">
        <Result trade={trade} words={results} />
      </div>
      <figure className="stack-2 consultoria__scale">
        <svg
          viewBox={`0 0 ${contactsOfOne * 20} 48`}
          width="240"
          fill="var(--leaf)"
          aria-hidden="true"
        >
          <rect width="18" height="20" fill="var(--ink-soft)" />
          {aim.map((at) => (
            <rect key={at} x={at * 20} y="26" width="18" height="20" />
          ))}
        </svg>
        <figcaption>
          {own.drawn(formatNumber(1, 'pt'), formatNumber(contactsOfOne, 'pt'))}
        </figcaption>
      </figure>
    </Section>
  );
};
