import { watchComparisonSliders } from './comparisonSlider';
import { composeMessages } from './composeMessages';
import { loadDeferredLinks } from './deferredLinks';
import { reloadOnBuild } from './devReload';
import { watchScroll } from './headerScroll';
import { hydrateOnIntent } from './hydrateOnIntent';
import { watchMenu } from './menu';
import { provideSetImmediate } from './setImmediate';
import { skipTransitionsToFiles } from './skipTransitions';

if (DEV) reloadOnBuild();
provideSetImmediate();
watchScroll();
composeMessages();
watchMenu();
watchComparisonSliders();
loadDeferredLinks();
skipTransitionsToFiles();
hydrateOnIntent();
