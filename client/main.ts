import { composeMessages } from './compose';
import { reloadOnBuild } from './devReload';
import { hydrateOnIntent } from './intent';
import { bringLater } from './later';
import { watchMenu } from './menu';
import { revealPictures } from './reveal';
import { watchScroll } from './scrolled';

if (DEV) reloadOnBuild();
watchScroll();
composeMessages();
watchMenu();
revealPictures();
bringLater();
hydrateOnIntent();
