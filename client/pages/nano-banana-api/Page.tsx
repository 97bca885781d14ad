import type { PageModule } from '../load';
import { Contact } from './Contact';
import { copy } from './copy';
import { figures } from './data';
import { Endpoints } from './Endpoints';
import { Features } from './Features';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { PromptTips } from './PromptTips';

export const head: PageModule['head'] = ({ lang }) => {
  const { head: t } = copy(lang);
  return {
    title: t.title,
    description: t.description(figures(lang)),
  };
};

export const Page = () => (
  <div className="nano-banana-api">
    <Hero />
    <Features />
    <Endpoints />
    <Pricing />
    <PromptTips />
    <Contact />
  </div>
);
