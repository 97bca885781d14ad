import { StepList } from '../StepList';
import type { Item } from './landingWords';
import '../steps/steps.css';
import './process.css';

type Props = {
  items: readonly Item[];
  /** The class of the list; defaults to the numbered list of all pages. */
  className?: string;
};

/** The steps from the first talk to the published page. */
export const Process = ({ items, className = 'landing__process steps' }: Props) => (
  <StepList items={items} className={className} />
);
