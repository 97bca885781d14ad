import { formatNumber } from '../../../shared/format';
import { Result } from '../../components/landing/Result';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { contactsOfOne, trade } from './data';

const bubble = 'h22v14h-13l-5 5v-5h-4z';
const aim = Array.from({ length: contactsOfOne }, (_one, at) => `M${at * 25 + 48} 1${bubble}`);

/** The claimed increase, drawn to scale: how many contacts one becomes, each a message. */
export const Results = () => (
  <Section
    id="result"
    className="ground-sunken landing-page-consultoria__result"
    title={words.results.title}
  >
    <Result trade={trade} words={words.results}>
      <figure className="stack-3">
        <svg viewBox={`0 0 ${contactsOfOne * 25 + 46} 21`} fill="var(--leaf)" aria-hidden="true">
          <path stroke="var(--leaf)" fill="none" d="M30 8h11m-4-4 4 4-4 4" />
          <path fillOpacity="0.5" d={`M0 1${bubble}`} />
          <path d={aim.join('')} />
        </svg>
        <figcaption>
          {own.drawn(formatNumber(1, 'pt'), formatNumber(contactsOfOne, 'pt'))}
        </figcaption>
      </figure>
    </Result>
  </Section>
);
