import type { FocusEvent } from 'react';
import { Contents as Tabs } from '../../components/contents/Contents';
import { useLang } from '../../document/view';
import { copy } from './copy';

const sections = ['demo', 'features', 'plans', 'trial'] as const;

/** Shows the whole tab that a key has focused; a browser may leave it cut off by the edge of the strip. */
const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/** The table of contents, styled as folder tabs. */
export const Contents = () => (
  <Tabs
    className="ground-sun ocr-document-pro__contents"
    sections={sections}
    titles={copy(useLang()).contents}
    onFocus={showWhole}
  />
);
