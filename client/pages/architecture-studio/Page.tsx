import './font.css';
import './theme.css';
import { ActionBar } from '../../components/action-bar/ActionBar';
import { contentId } from '../../layout/ids';
import { SkipLink } from '../../layout/SkipLink';
import type { PageModule } from '../page';
import { About } from './About';
import { Contact } from './Contact';
import { words } from './copy.pt';
import { Footer } from './Footer';
import { Header } from './Header';
import { Hero } from './Hero';
import { Numbers } from './Numbers';
import { Projects } from './Projects';
import { Services } from './Services';
import { Wish } from './Wish';
import './page.css';

export const head: PageModule['head'] = () => ({
  ...words.head,
  // `--paper` of theme.css.
  themeColor: '#0e1114',
});

/** The site of an invented studio: its colours and fonts apply only to its own landmarks. */
export const Page = () => (
  <>
    <div className="architecture-studio">
      <SkipLink />
    </div>
    <Header />
    <main className="architecture-studio" id={contentId} tabIndex={-1}>
      <div className="page">
        <Hero />
        <Numbers />
        <Projects />
        <Services />
        <About />
        <Wish />
        <Contact />
      </div>
      <ActionBar terms={words.hero.price}>
        <a className="button" href="#contato">
          {words.hero.action}
        </a>
      </ActionBar>
    </main>
    <Footer />
  </>
);
