import { formatPrice } from '../../../shared/format';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import type { PageModule } from '../load';
import { Advantages } from './Advantages';
import { ConnectNetworks } from './ConnectNetworks';
import { copy } from './copy';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Pricing } from './Pricing';
import { Questions } from './Questions';
import { Testimonials } from './Testimonials';

const [cheapest] = affiliatePlans;

export const head: PageModule['head'] = ({ lang }) => {
  const { head: t } = copy(lang);
  return {
    title: t.title,
    description: t.description(formatPrice(cheapest.price[lang], lang)),
  };
};

export const Page = () => (
  <div className="aff">
    <Hero />
    <HowItWorks />
    <ConnectNetworks />
    <Advantages />
    <Pricing />
    <Testimonials />
    <div className="aff__end">
      <GettingStarted />
      <Questions />
    </div>
  </div>
);
