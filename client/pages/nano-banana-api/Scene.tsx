import { Drawing, type Inks, inkNames } from './Drawing';

/** The id under which the scene is drawn once, for all that show it or a detail of it. */
export const sceneId = 'scene';

const inks = Object.fromEntries(inkNames.map((name) => [name, `var(--${name})`])) as Inks;

/**
 * The drawing, once. Its inks are custom properties, so that an edited copy is the very same drawing with
 * some of them changed.
 */
export const Scene = () => (
  <symbol id={sceneId} viewBox="0 0 400 300">
    <Drawing inks={inks} />
  </symbol>
);
