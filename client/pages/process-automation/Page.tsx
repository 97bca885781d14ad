import '../../styles/low-window.css';
import { formatNumber } from '../../../shared/format';
import { headWith } from '../../document/Head';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { Failures } from './Failures';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { works } from './offered';
import { RoutineExample } from './RoutineExample';
import { Routines } from './Routines';
import './page.css';

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, formatNumber(works.length, lang));

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).tell,
});

export const Page = () => (
  <div className="page process-automation">
    <Hero />
    <RoutineExample />
    <Routines />
    <Failures />
    <GettingStarted />
    <Closing />
  </div>
);
