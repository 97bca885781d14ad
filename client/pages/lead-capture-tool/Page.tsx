import '../../styles/low-window.css';
import { adPageDays } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import { QuestionSection } from '../../components/QuestionSection';
import { headWith } from '../../document/Head';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { Hero } from './Hero';
import { LostLeads } from './LostLeads';
import { Offer } from './Offer';
import { readQuestions } from './questions';
import { SourceTotals } from './SourceTotals';
import './page.css';

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, formatNumber(adPageDays.to, lang));

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).hero.quote,
});

export const Page = () => (
  <div className="page lead-capture-tool">
    <Hero />
    <SourceTotals />
    <LostLeads />
    <Offer />
    <QuestionSection className="split-last" {...readQuestions(useLang())} open />
    <Closing />
  </div>
);
