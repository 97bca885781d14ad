import { watchComparisonSliders } from './comparisonSlider';
import { composeMessages } from './composeMessages';
import { loadDeferredLinks } from './deferredLinks';
import { reloadOnBuild } from './devReload';
import { watchScroll } from './headerScroll';
import { hydrateOnIntent } from './hydrateOnIntent';
import { markOpenHours } from './markOpenHours';
import { watchMenu } from './menu';
import { provideSetImmediate } from './setImmediate';
import { skipTransitionsToFiles } from './skipTransitions';

if (DEV) reloadOnBuild();
provideSetImmediate();
watchScroll();
composeMessages();
watchMenu();
markOpenHours();
watchComparisonSliders();
loadDeferredLinks();
skipTransitionsToFiles();
hydrateOnIntent();
// A document that is loaded again is the browser's to restore; one that was left while it hydrated could not say so.
history.scrollRestoration = 'auto';
