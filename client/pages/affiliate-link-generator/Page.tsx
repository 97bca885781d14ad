import '../../styles/low-window.css';
import { formatPrice } from '../../../shared/format';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { copy as barCopy } from '../../components/action-bar/copy';
import { QuestionSection } from '../../components/QuestionSection';
import { headWith } from '../../document/Head';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { Advantages } from './Advantages';
import { ConnectNetworks } from './ConnectNetworks';
import { copy } from './copy';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Pricing } from './Pricing';
import { questionItems } from './questionItems';
import { Testimonials } from './Testimonials';
import './page.css';

const [cheapest] = affiliatePlans;

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, formatPrice(cheapest.price[lang], lang));

export const action: PageModule['action'] = ({ lang }) => ({
  terms: barCopy(lang).monthly(formatPrice(affiliatePlans[0].price[lang], lang)),
  ask: copy(lang).hero.start,
});

export const Page = () => {
  const lang = useLang();
  return (
    <div className="page affiliate-link-generator">
      <Hero />
      <HowItWorks />
      <Pricing />
      <Testimonials />
      <ConnectNetworks />
      <Advantages />
      <QuestionSection title={copy(lang).questions.title} items={questionItems(lang)} />
      <GettingStarted />
    </div>
  );
};
