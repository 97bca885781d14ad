import type { ReactNode } from 'react';
import type { Localized } from '../../../shared/languages';
import { PageRoot } from '../../components/PageRoot';
import { useLang } from '../../view';
import type { PageModule } from '../load';
import { About } from './About';
import { Chooser } from './Chooser';
import { copy } from './copy';
import { Hero } from './Hero';
import { Niches } from './Niches';
import { Products } from './Products';
import { Services } from './Services';
import { Solutions } from './Solutions';

/** Landing pages by trade are sold in Brazil only, where owners read on before programmers. */
const sections: Localized<ReactNode> = {
  en: (
    <>
      <Products />
      <Services />
    </>
  ),
  pt: (
    <>
      <Niches />
      <Services />
      <Products />
    </>
  ),
};

export const head: PageModule['head'] = ({ lang }) => copy(lang).head;

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).quote,
});

export const Page = () => (
  <PageRoot block="home">
    <Hero />
    <Chooser />
    {sections[useLang()]}
    <Solutions />
    <About />
  </PageRoot>
);
