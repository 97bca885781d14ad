import '../../styles/low-window.css';
import { formatSpan } from '../../components/ledger/span';
import { headWith } from '../../document/Head';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { stageSpan } from './data';
import { Exclusions } from './Exclusions';
import { Hero } from './Hero';
import { Offers } from './Offers';
import { ProjectPlan } from './ProjectPlan';
import { ScoreSheet } from './ScoreSheet';
import './score-sheet.drawing.css';
import './effort-plot.drawing.css';
import './calendar.drawing.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, formatSpan(stageSpan('map'), lang));

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).start,
});

export const Page = () => (
  <div className="page ai-consulting">
    <Hero />
    <ScoreSheet />
    <Offers />
    <ProjectPlan />
    <Exclusions />
    <Closing />
  </div>
);
