import { figure } from './copy.pt';
import { firstTopics } from './firstTopics';
import { Variants } from './Variants';

/** What the consultant asks for before the meeting; it depends on the answers. */
export const Preparation = () => (
  <p className="small">
    <strong>{figure.bring}</strong> <Variants options={firstTopics('bring')} />
  </p>
);
