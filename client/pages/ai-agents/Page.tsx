import '../../styles/low-window.css';
import { headWith } from '../../document/Head';
import type { PageModule } from '../page';
import { AgentTypes } from './AgentTypes';
import { Benefits } from './Benefits';
import { Conversation } from './Conversation';
import { copy } from './copy';
import { availability } from './data';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { Limits } from './Limits';
import { Mistakes } from './Mistakes';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => headWith(copy(lang).head, availability);

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).hero.start,
});

export const Page = () => (
  <div className="page ai-agents">
    <Hero />
    <Conversation />
    <Benefits />
    <AgentTypes />
    <Limits />
    <Mistakes />
    <GettingStarted />
  </div>
);
