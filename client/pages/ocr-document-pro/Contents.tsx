import { Contents as Tabs } from '../../components/contents/Contents';
import { useLang } from '../../document/view';
import { copy } from './copy';

const sections = ['demo', 'features', 'plans', 'trial'] as const;

/** The table of contents, styled as folder tabs. */
export const Contents = () => (
  <Tabs
    className="ground-sun ocr-document-pro__contents"
    sections={sections}
    titles={copy(useLang()).contents}
  />
);
