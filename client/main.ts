import { composeMessages } from './compose';
import { reloadOnBuild } from './devReload';
import { hydrateOnIntent } from './intent';
import { watchScroll } from './scrolled';

if (DEV) reloadOnBuild();
watchScroll();
composeMessages();
hydrateOnIntent();
