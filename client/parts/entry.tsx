// The script of /parts, in development only. No part is hydrated there: React renders all of them.
// First: it names the order of layers.
import '../styles/base.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { defaultLang } from '../../shared/languages';
import { readBoot } from '../document/boot';
import { ViewProvider } from '../document/view';
import { hydratableMark, scriptMark } from '../hydration/marks';
import { Parts } from './Parts';

for (const mark of [scriptMark, hydratableMark])
  document.documentElement.toggleAttribute(mark, true);
const view = {
  site: readBoot().site,
  lang: defaultLang,
  page: 'invoice-extraction' as const,
  params: {},
};
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MemoryRouter>
    <ViewProvider value={view}>
      <Parts />
    </ViewProvider>
  </MemoryRouter>,
);
