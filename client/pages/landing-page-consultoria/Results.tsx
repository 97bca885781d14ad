import { formatNumber } from '../../../shared/format';
import { Result } from '../../components/landing/Result';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { contactsOfOne, trade } from './data';

/** The claimed increase, and how many contacts one becomes. */
export const Results = () => (
  <Section id="result" title={words.results.title}>
    <div className="stack-1">
      <Result trade={trade} words={words.results} />
    </div>
    <p>{own.drawn(formatNumber(1, 'pt'), formatNumber(contactsOfOne, 'pt'))}</p>
  </Section>
);
