import type { PageModule } from '../load';
import { Contact } from './Contact';
import { Contents } from './Contents';
import { copy } from './copy';
import { FieldNames } from './FieldNames';
import { figures } from './facts';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Failures, Notes } from './Notes';
import { Pricing } from './Pricing';
import { Reference } from './Reference';
import { UseCases } from './UseCases';

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
    <FieldNames />
    <UseCases />
    <HowItWorks />
    <Reference />
    <Notes />
    <Failures />
    <Pricing />
    <GettingStarted />
    <Contact />
  </article>
);
