import type { PageModule } from '../load';
import { Ask } from './Ask';
import { copy } from './copy';
import { figures } from './data';
import { Failures } from './Failures';
import { Features } from './Features';
import { Hero } from './Hero';
import { How } from './How';
import { Order } from './Order';
import { Price } from './Price';
import { Ready } from './Ready';
import { Uses } from './Uses';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(figures(lang)),
  };
};

export const Page = () => (
  <div className="extractor">
    <Hero />
    <Order />
    <Uses />
    <Ready />
    <Features />
    <How />
    <Price />
    <Failures />
    <Ask />
  </div>
);
