import { nfse } from '../../../shared/apis/nfse';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Pricing = () => {
  const lang = useLang();
  const { plans: t } = copy(lang);
  return (
    <Section id="plans" intro={t.intro}>
      <MarketplacePlans
        api={nfse}
        label={t.label}
        button={({ id, price }) => (price[lang].amount === 0 ? t.free : t.take(id))}
      />
    </Section>
  );
};
