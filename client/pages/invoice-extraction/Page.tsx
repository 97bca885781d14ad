import { invoice } from '../../../shared/apis/invoice';
import { copy as barCopy } from '../../components/action-bar/copy';
import { ListingLink } from '../../components/api/ListingLink';
import type { PageModule } from '../load';
import { Contact } from './Contact';
import { copy } from './copy';
import { Documentation } from './Documentation';
import { figures } from './facts';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Pricing } from './Pricing';
import { UseCases } from './UseCases';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(figures(lang)),
  };
};

export const action: PageModule['action'] = ({ lang }) => ({
  terms: barCopy(lang).freeThen(figures(lang).price),
  link: (
    <ListingLink api={invoice} className="button">
      {barCopy(lang).key}
    </ListingLink>
  ),
});

export const Page = () => (
  <article className="invoice">
    <Hero />
    <HowItWorks />
    <Pricing />
    <GettingStarted />
    <Documentation />
    <UseCases />
    <Contact />
  </article>
);
