import type { ReactNode } from 'react';
import type { Localized } from '../../../shared/languages';
import { QuestionSection } from '../../components/QuestionSection';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { HandedOver } from './HandedOver';
import { Hero } from './Hero';
import { Numbers } from './Numbers';
import { Portfolio } from './Portfolio';
import { Pricing } from './Pricing';
import { ProjectTypes } from './ProjectTypes';
import { Proof } from './Proof';
import { Steps } from './Steps';
import { Trades } from './Trades';
import '../../styles/low-window.css';
import './page.css';

/** Landing pages by trade are sold in Brazil only. */
const landingPages: Localized<ReactNode> = { en: null, pt: <Trades /> };

export const head: PageModule['head'] = ({ lang }) => copy(lang).head;

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).quote,
});

export const Page = () => {
  const lang = useLang();
  return (
    <div className="page website-development">
      <Hero />
      <Portfolio />
      {landingPages[lang]}
      <Numbers />
      <ProjectTypes />
      <Pricing />
      <HandedOver />
      <Proof />
      <Steps />
      <QuestionSection {...copy(lang).questions} />
      <Closing />
    </div>
  );
};
