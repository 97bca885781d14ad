import { formatPrice } from '../../../shared/format';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import type { PageModule } from '../load';
import { Advantages } from './Advantages';
import { Begin } from './Begin';
import { Connect } from './Connect';
import { copy } from './copy';
import { Hero } from './Hero';
import { How } from './How';
import { Plans } from './Plans';
import { Questions } from './Questions';
import { Voices } from './Voices';

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
    <How />
    <Connect />
    <Advantages />
    <Plans />
    <Voices />
    <div className="aff__end">
      <Begin />
      <Questions />
    </div>
  </div>
);
