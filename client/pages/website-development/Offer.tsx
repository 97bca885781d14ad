import type { ReactNode } from 'react';
import type { Localized } from '../../../shared/languages';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Course } from './Course';
import { copy } from './copy';
import { Pricing } from './Pricing';
import { ProjectTypes } from './ProjectTypes';
import { Trades } from './Trades';

/** Landing pages by trade are sold in Brazil only. */
const landingPages: Localized<ReactNode> = { en: null, pt: <Trades /> };

/** What we build and when it is there, what its price depends on, and how it goes. */
export const Offer = () => {
  const lang = useLang();
  const { works: t } = copy(lang);
  return (
    <Section id="works" title={t.title} intro={t.intro}>
      <ProjectTypes />
      {landingPages[lang]}
      <div className="stack-5 halves">
        <Pricing />
        <Course />
      </div>
    </Section>
  );
};
