import { test } from 'vitest';
import { langs } from '../../../shared/languages';
import { exhaustive } from '../../support/exhaustive';
import { watchedPage } from '../support/browser';
import { setStage } from '../support/stage';
import { walkByLinks, walkTime } from '../support/walk';

const { browser, origin } = await setStage();

// Portuguese is walked in hydration.test.ts too, by React's development build.
const walked = exhaustive ? langs : langs.slice(0, 1);

// What a page shows when its document is loaded, React makes anew where a link leads to it.
test.each(walked)(
  'every page in %s is reached by links in one document, silently',
  { timeout: walkTime },
  async (lang) => {
    const watched = await watchedPage(browser, { reducedMotion: 'reduce' });
    await walkByLinks(watched, origin, lang);
    await watched.page.context().close();
  },
);
