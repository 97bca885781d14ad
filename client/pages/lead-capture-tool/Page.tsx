import { formatNumber } from '../../../shared/format';
import type { PageModule } from '../load';
import { copy } from './copy';
import { lastDay } from './data';
import { End } from './End';
import { Goals } from './Goals';
import { Hero } from './Hero';
import { Lost } from './Lost';
import { Numbers } from './Numbers';
import { Process } from './Process';
import { Questions } from './Questions';
import { Tally } from './Tally';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(formatNumber(lastDay, lang)),
  };
};

export const Page = () => (
  <div className="capture">
    <Hero />
    <Lost />
    <Tally />
    <Goals />
    <Numbers />
    <Process />
    <Questions />
    <End />
  </div>
);
