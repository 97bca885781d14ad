import { contentId } from '../../layout/ids';
import { SkipLink } from '../../layout/SkipLink';
import type { PageModule } from '../load';
import { About } from './About';
import { Contact } from './Contact';
import { words } from './copy.pt';
import { Footer } from './Footer';
import { Header } from './Header';
import { Hero } from './Hero';
import { Numbers } from './Numbers';
import { Projects } from './Projects';
import { Services } from './Services';
import { Testimonials } from './Testimonials';

export const head: PageModule['head'] = () => ({
  ...words.head,
  // `--paper` of frame.css.
  themeColor: '#0e1114',
});

/** A site of another house: its colours and its type stand on its own landmarks, and on nothing else. */
export const Page = () => (
  <>
    <div className="studio">
      <SkipLink />
    </div>
    <Header />
    <main className="studio" id={contentId} tabIndex={-1}>
      <Hero />
      <Numbers />
      <Projects />
      <Services />
      <About />
      <Testimonials />
      <Contact />
    </main>
    <Footer />
  </>
);
