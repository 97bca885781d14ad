import { composeMessages } from './compose';
import { reloadOnBuild } from './devReload';
import { hydrateOnIntent } from './intent';
import { bringLater } from './later';
import { watchMenu } from './menu';
import { revealPictures } from './reveal';
import { watchScroll } from './scrolled';
import { provideSetImmediate } from './setImmediate';

if (DEV) reloadOnBuild();
provideSetImmediate();
watchScroll();
composeMessages();
watchMenu();
revealPictures();
bringLater();
hydrateOnIntent();
