import { hydrateOnIntent } from './intent';
import { watchScroll } from './scrolled';

watchScroll();
hydrateOnIntent();
