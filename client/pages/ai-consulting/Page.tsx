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
import { Pricing } from './Pricing';
import { ProjectPlan } from './ProjectPlan';
import { Questions } from './Questions';
import { ScoreSheet } from './ScoreSheet';
import './score-sheet.drawing.css';
import './effort-plot.drawing.css';
import './calendar.drawing.css';
import './return.drawing.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, formatSpan(stageSpan('map'), lang));

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).bar,
});

export const Page = () => (
  <div className="page ai-consulting">
    <Hero />
    <ScoreSheet />
    <Offers />
    <Pricing />
    <ProjectPlan />
    <Exclusions />
    <Questions />
    <Closing />
  </div>
);
