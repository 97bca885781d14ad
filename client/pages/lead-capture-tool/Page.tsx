import '../../styles/low-window.css';
import { formatNumber } from '../../../shared/format';
import { QuestionSection } from '../../components/QuestionSection';
import { headWith } from '../../document/Head';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { lastDay } from './data';
import { Goals } from './Goals';
import { Hero } from './Hero';
import { LostLeads } from './LostLeads';
import { Numbers } from './Numbers';
import { Process } from './Process';
import { SourceTotals } from './SourceTotals';
import './page.css';

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, formatNumber(lastDay, lang));

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).hero.quote,
});

export const Page = () => (
  <div className="page lead-capture-tool">
    <Hero />
    <LostLeads />
    <SourceTotals />
    <Goals />
    <Numbers />
    <Process />
    <QuestionSection className="split-last" {...copy(useLang()).questions} open />
    <Closing />
  </div>
);
