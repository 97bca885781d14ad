import type { PageModule } from '../load';
import { Contact } from './Contact';
import { Contents } from './Contents';
import { copy } from './copy';
import { figures } from './facts';
import { Hero } from './Hero';
import { How } from './How';
import { Names } from './Names';
import { Failures, Notes } from './Notes';
import { Plans } from './Plans';
import { Reference } from './Reference';
import { Start } from './Start';
import { Uses } from './Uses';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(figures(lang)),
  };
};

export const Page = () => (
  <article className="invoice">
    <Hero />
    <Contents />
    <Names />
    <Uses />
    <How />
    <Reference />
    <Notes />
    <Failures />
    <Plans />
    <Start />
    <Contact />
  </article>
);
