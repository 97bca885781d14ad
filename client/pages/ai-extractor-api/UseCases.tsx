import { Ledger } from '../../components/ledger/Ledger';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { works } from './data';
import { Pricing } from './Pricing';
import { ReadyMadeApis } from './ReadyMadeApis';

/**
 * The documents that we build APIs for: what goes in, what comes out, and the time until it works; what the price
 * depends on, and what there is already.
 */
export const UseCases = () => {
  const { uses: t } = copy(useLang());
  return (
    <Section id="uses" title={t.title} intro={t.intro}>
      <Ledger label={t.list} works={works.map((work) => ({ ...work, ...t.works[work.id] }))} />
      <Pricing />
      <ReadyMadeApis />
    </Section>
  );
};
