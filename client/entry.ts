// The script before React, the same for every page. What it runs stands in an entry.ts beside its component.
import { markOpenHours } from './components/action-bar/entry';
import { watchComparisonSliders } from './components/comparison/entry';
import { composeMessages, showFieldFaults } from './components/contact-form/entry';
import { loadDeferredLinks } from './document/entry';
import { hydrateOnIntent } from './hydration/intent';
import { scriptMark } from './hydration/marks';
import { reloadOnBuild } from './hydration/reloads';
import { provideSetImmediate } from './hydration/setImmediate';
import { watchMenu, watchScroll } from './layout/entry';
import { skipTransitionsToFiles } from './navigation/entry';

document.documentElement.toggleAttribute(scriptMark, true);
if (DEV) reloadOnBuild();
provideSetImmediate();
watchScroll();
composeMessages();
showFieldFaults();
watchMenu();
markOpenHours();
watchComparisonSliders();
loadDeferredLinks();
skipTransitionsToFiles();
hydrateOnIntent();
// The router restores scroll positions itself. This document is loaded anew, so the browser has to restore its position.
history.scrollRestoration = 'auto';
