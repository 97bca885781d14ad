import { formatSpan } from '../../components/ledger/span';
import type { PageModule } from '../load';
import { copy } from './copy';
import { stageSpan } from './data';
import { End } from './End';
import { Hero } from './Hero';
import { Money } from './Money';
import { Not } from './Not';
import { Offers } from './Offers';
import { Plan } from './Plan';
import { Questions } from './Questions';
import { Sheet } from './Sheet';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(formatSpan(stageSpan('map'), lang)),
  };
};

export const Page = () => (
  <div className="advice">
    <Hero />
    <Sheet />
    <Not />
    <Plan />
    <Offers />
    <Money />
    <Questions />
    <End />
  </div>
);
