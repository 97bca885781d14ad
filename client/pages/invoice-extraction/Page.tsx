import { invoice } from '../../../shared/apis/invoice';
import { invoicePlans, planFigures } from '../../../shared/prices/marketplace';
import { copy as barCopy } from '../../components/action-bar/copy';
import { ListingLink } from '../../components/api/ListingLink';
import { Contents } from '../../components/contents/Contents';
import { useLang } from '../../view';
import type { PageModule } from '../load';
import { Contact } from './Contact';
import { copy } from './copy';
import { figures, sectionIds } from './facts';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { InvoiceLimits } from './InvoiceLimits';
import { Pricing } from './Pricing';
import { Reference } from './Reference';
import { UseCases } from './UseCases';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(figures(lang)),
  };
};

export const action: PageModule['action'] = ({ lang }) => ({
  terms: barCopy(lang).freeThen(planFigures(invoicePlans, lang).price),
  link: (
    <ListingLink api={invoice} className="button">
      {barCopy(lang).key}
    </ListingLink>
  ),
});

export const Page = () => (
  <article className="invoice">
    <Hero />
    <Contents className="invoice__contents" sections={sectionIds} titles={copy(useLang()).titles} />
    <UseCases />
    <HowItWorks />
    <Reference />
    <InvoiceLimits />
    <Pricing />
    <GettingStarted />
    <Contact />
  </article>
);
