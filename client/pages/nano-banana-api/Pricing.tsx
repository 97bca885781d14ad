import { imageApi } from '../../../shared/apis/imageApi';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { storeOf } from '../../components/api/store';
import { Section } from '../../components/Section';
import { useView } from '../../document/view';
import { copy } from './copy';
import { tokensPerRequest } from './data';

/** The plans, and what limits them besides requests. */
export const Pricing = () => {
  const view = useView();
  const { lang } = view;
  const { pricing: t } = copy(lang);
  return (
    <Section id="pricing" className="ground-sunken" title={t.title} intro={t.intro(storeOf(view))}>
      <MarketplacePlans api={imageApi} label={t.label} button={({ id }) => t.choose(id)} />
      <p className="small">{t.note(tokensPerRequest(lang))}</p>
    </Section>
  );
};
