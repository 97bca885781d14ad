import { useLang } from '../../view';
import type { PageModule } from '../load';
import { About } from './About';
import { copy } from './copy';
import { Hero } from './Hero';
import { Niches } from './Niches';
import { Products } from './Products';
import { Services } from './Services';
import { Solutions } from './Solutions';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    ...t.head,
  };
};

export const Page = () => (
  <div className="home">
    <Hero />
    <Products />
    <Services />
    {useLang() === 'pt' && <Niches />}
    <Solutions />
    <About />
  </div>
);
