import { useLang } from '../../view';
import type { PageModule } from '../load';
import { Closing } from './Closing';
import { Course } from './Course';
import { copy } from './copy';
import { Demo } from './Demo';
import { Hero } from './Hero';
import { Numbers } from './Numbers';
import { Price } from './Price';
import { Proof } from './Proof';
import { Questions } from './Questions';
import { Trades } from './Trades';
import { Works } from './Works';

export const head: PageModule['head'] = ({ lang }) => copy(lang).head;

export const Page = () => (
  <div className="web">
    <Hero />
    <Numbers />
    <Works />
    <Price />
    {useLang() === 'pt' && <Trades />}
    <Demo />
    <Proof />
    <Course />
    <Questions />
    <Closing />
  </div>
);
