import { watchComparisonSliders } from './comparisonSlider';
import { composeMessages } from './composeMessages';
import { loadDeferredLinks } from './deferredLinks';
import { reloadOnBuild } from './devReload';
import { watchScroll } from './headerScroll';
import { hydrateOnIntent } from './hydrateOnIntent';
import { watchMenu } from './menu';
import { provideSetImmediate } from './setImmediate';

if (DEV) reloadOnBuild();
provideSetImmediate();
watchScroll();
composeMessages();
watchMenu();
watchComparisonSliders();
loadDeferredLinks();
hydrateOnIntent();
