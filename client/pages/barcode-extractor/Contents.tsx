import { Contents as List } from '../../components/contents/Contents';
import { useLang } from '../../view';
import { copy } from './copy';

const sections = ['features', 'how', 'result', 'request', 'uses', 'plans', 'support'] as const;

/** The sections of the page. */
export const Contents = () => (
  <List className="codes__contents" sections={sections} titles={copy(useLang()).contents} />
);
