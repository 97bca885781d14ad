import type { PageModule } from '../load';
import { copy } from './copy';
import { Fails } from './Fails';
import { Fit } from './Fit';
import { Gains } from './Gains';
import { Hero } from './Hero';
import { May } from './May';
import { Start } from './Start';
import { Work } from './Work';

export const head: PageModule['head'] = ({ lang }) => {
  const { head: t } = copy(lang);
  return { title: t.title, description: t.description };
};

export const Page = () => (
  <div className="tally">
    <Hero />
    <May />
    <Gains />
    <Work />
    <Fails />
    <Fit />
    <Start />
  </div>
);
