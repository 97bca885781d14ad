import { StepList } from '../StepList';
import type { Item } from './landingWords';
import '../steps/steps.css';
import './process.css';

/** The steps from the first talk to the published page. */
export const Process = ({ items }: { items: readonly Item[] }) => (
  <StepList items={items} className="landing__process steps" />
);
