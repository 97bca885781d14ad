import { formatNumber } from '../../../shared/format';
import type { PageModule } from '../load';
import { copy } from './copy';
import { works } from './data';
import { End } from './End';
import { Gains } from './Gains';
import { Hero } from './Hero';
import { Morning } from './Morning';
import { Questions } from './Questions';
import { Start } from './Start';
import { Stop } from './Stop';
import { Works } from './Works';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(formatNumber(works.length, lang)),
  };
};

export const Page = () => (
  <div className="rpa">
    <Hero />
    <Morning />
    <Gains />
    <Works />
    <Stop />
    <Start />
    <Questions />
    <End />
  </div>
);
