import { imageApi } from '../../../shared/apis/imageApi';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';

/** The plans, and what limits them besides requests. */
export const Pricing = () => {
  const { pricing: t } = copy(useLang());
  return (
    <Section id="pricing" title={t.title} intro={t.intro}>
      <MarketplacePlans api={imageApi} label={t.label} button={({ id }) => t.choose(id)} />
      <p className="small">{t.note}</p>
    </Section>
  );
};
