import { invoice } from '../../../shared/apis/invoice';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { storeOf } from '../../components/api/store';
import { Section } from '../../components/Section';
import { useView } from '../../document/view';
import { copy } from './copy';

/** The four plans. */
export const Pricing = () => {
  const view = useView();
  const { plans: t, titles } = copy(view.lang);
  return (
    <Section
      id="plans"
      className="ground-sunken"
      title={titles.plans}
      intro={t.intro(storeOf(view))}
    >
      <MarketplacePlans api={invoice} label={t.label} button={({ id }) => t.button(id)} />
    </Section>
  );
};
