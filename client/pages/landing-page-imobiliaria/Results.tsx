import { formatNumber } from '../../../shared/format';
import { timesOf } from '../../../shared/prices/landingPages';
import { Result } from '../../components/landing/Result';
import { Section } from '../../components/Section';
import { gain, words } from './copy.pt';

const trade = 'landing-page-imobiliaria';
const times = timesOf(trade);

/** The walls between the equal rooms. */
const between = Array.from({ length: times - 1 }, (_, at) => `M${20 * (at + 1)} 0V14`).join('');

/** The claimed increase as rooms of equal size, in a room of its own: the existing one and the new ones. */
export const Results = () => (
  <Section id="results" title={words.results.title}>
    <Result trade={trade} words={words.results}>
      <div className="stack-3">
        <svg
          width="448"
          viewBox={`-1 -1 ${times * 20 + 2} 24`}
          fill="none"
          stroke="var(--ink)"
          textAnchor="middle"
          role="img"
          aria-label={gain.drawn(formatNumber(times, 'pt'))}
        >
          <pattern id="imobiliaria-hatch" width="3" height="3" patternUnits="userSpaceOnUse">
            <path stroke="var(--leaf)" strokeWidth="0.5" d="M-1 1L1-1M0 3L3 0M2 4L4 2" />
          </pattern>
          <path fill="var(--leaf)" d="M0 0H20V14H0z" />
          <path fill="url(#imobiliaria-hatch)" d={`M20 0H${times * 20}V14H20z`} />
          <path strokeWidth="1.8" d={`M0 0H${times * 20}V14H0z`} />
          <path strokeWidth="1" d={between} />
          <text x="10" y="20">
            {gain.now}
          </text>
          <text x={times * 10 + 10} y="20">
            {gain.more}
          </text>
        </svg>
        <p>{gain.sum(formatNumber(times, 'pt'))}</p>
      </div>
    </Result>
  </Section>
);
