import { nfse } from '../../../shared/apis/nfse';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { storeOf } from '../../components/api/store';
import { Section } from '../../components/Section';
import { useView } from '../../document/view';
import { copy } from './copy';

export const Pricing = () => {
  const view = useView();
  const { lang } = view;
  const { plans: t, titles } = copy(lang);
  return (
    <Section
      id="plans"
      className="ground-sunken"
      title={titles.plans}
      intro={t.intro(storeOf(view))}
    >
      <MarketplacePlans
        api={nfse}
        label={t.label}
        button={({ id, price }) => (price[lang].amount === 0 ? t.free : t.take(id))}
      />
    </Section>
  );
};
