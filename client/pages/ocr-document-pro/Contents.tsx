import { Contents as Tabs } from '../../components/contents/Contents';
import { useLang } from '../../view';
import { copy } from './copy';

const sections = ['demo', 'plans', 'features', 'numbers', 'trial'] as const;

/** The table of contents, styled as folder tabs. */
export const Contents = () => (
  <Tabs className="ocr__contents" sections={sections} titles={copy(useLang()).contents} />
);
