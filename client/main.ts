import { watchComparisonSliders } from './comparisonSlider';
import { composeMessages } from './compose';
import { loadDeferredLinks } from './deferredLinks';
import { reloadOnBuild } from './devReload';
import { hydrateOnIntent } from './intent';
import { watchMenu } from './menu';
import { watchScroll } from './scrolled';
import { provideSetImmediate } from './setImmediate';

if (DEV) reloadOnBuild();
provideSetImmediate();
watchScroll();
composeMessages();
watchMenu();
watchComparisonSliders();
loadDeferredLinks();
hydrateOnIntent();
