import { barcode } from '../../../shared/apis/barcode';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { storeOf } from '../../components/api/store';
import { Section } from '../../components/Section';
import { useView } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';

export const Pricing = () => {
  const view = useView();
  const { lang } = view;
  const { plans: t } = copy(lang);
  const { price, quota } = figures(lang);
  return (
    <Section
      id="plans"
      className="ground-sunken"
      title={t.title(price, quota)}
      intro={t.intro(storeOf(view))}
    >
      <MarketplacePlans
        api={barcode}
        label={t.label}
        button={({ id, price: { en } }) => (
          <>
            <span>{en.amount === 0 ? t.choose : t.upgrade}</span>
            <span className="visually-hidden">{`: ${id}`}</span>
          </>
        )}
      />
    </Section>
  );
};
