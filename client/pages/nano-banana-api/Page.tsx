import { imageApi } from '../../../shared/apis/imageApi';
import { copy as barCopy } from '../../components/action-bar/copy';
import { ListingLink } from '../../components/api/ListingLink';
import type { PageModule } from '../load';
import { Contact } from './Contact';
import { copy } from './copy';
import { figures } from './data';
import { Endpoints } from './Endpoints';
import { Features } from './Features';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { Pricing } from './Pricing';

export const head: PageModule['head'] = ({ lang }) => {
  const { head: t } = copy(lang);
  return {
    title: t.title,
    description: t.description(figures(lang)),
  };
};

export const action: PageModule['action'] = ({ lang }) => ({
  terms: barCopy(lang).freeThen(figures(lang).price),
  link: (
    <ListingLink api={imageApi} className="button">
      {barCopy(lang).key}
    </ListingLink>
  ),
});

export const Page = () => (
  <div className="nano-banana-api">
    <Hero />
    <Features />
    <Pricing />
    <GettingStarted />
    <Endpoints />
    <Contact />
  </div>
);
