import { invoice } from '../../../shared/apis/invoice';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** The four plans. */
export const Pricing = () => {
  const { plans: t } = copy(useLang());
  return (
    <Section id="plans" intro={<p>{t.intro}</p>}>
      <MarketplacePlans api={invoice} label={t.label} button={({ id }) => t.button(id)} />
    </Section>
  );
};
