import { watchComparisonSliders } from './comparisonSlider';
import { composeMessages } from './composeMessages';
import { loadDeferredLinks } from './deferredLinks';
import { reloadOnBuild } from './devReload';
import { watchScroll } from './headerScroll';
import { hydrateOnIntent } from './hydrateOnIntent';
import { scriptMark } from './layout/ids';
import { markOpenHours } from './markOpenHours';
import { watchMenu } from './menu';
import { provideSetImmediate } from './setImmediate';
import { showFieldFaults } from './showFieldFaults';
import { skipTransitionsToFiles } from './skipTransitions';

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
