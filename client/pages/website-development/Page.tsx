import { QuestionSection } from '../../components/QuestionSection';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { HandedOver } from './HandedOver';
import { Hero } from './Hero';
import { Numbers } from './Numbers';
import { Offer } from './Offer';
import { Portfolio } from './Portfolio';
import { Proof } from './Proof';
import '../../styles/low-window.css';
import './page.css';

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
      <HandedOver />
      <Numbers />
      <Proof />
      <Offer />
      <QuestionSection items={copy(lang).questions} />
      <Closing />
    </div>
  );
};
