import { landingHead } from '../../components/landing/landingHead';
import { Points } from '../../components/landing/Points';
import type { PageModule } from '../load';
import { Areas } from './body/Areas';
import { Benefits } from './body/Benefits';
import { Closing } from './body/Closing';
import { Course } from './body/Course';
import { Landing } from './body/Landing';
import { Praise } from './body/Praise';
import { Price } from './body/Price';
import { Redline } from './body/Redline';
import { words } from './copy.pt';
import { Hero } from './Hero';
import { Section } from './Section';

export const head: PageModule['head'] = () => landingHead(words);

export const Page = () => (
  <div className="law">
    <Hero />
    <Benefits />
    <Redline />
    <Landing />
    <Areas />
    <Section id="elements" title={words.elements.title}>
      <Points items={words.elements.items} />
    </Section>
    <Course />
    <Price />
    <Praise />
    <Closing />
  </div>
);
