import { Drawing } from './Drawing';

/** The id of the scene, which is drawn once and reused by `<use>`. */
export const sceneId = 'scene';

/**
 * The scene, drawn once. Its colours are custom properties, so that an edited copy is the same drawing
 * with other values.
 */
export const Scene = () => (
  <symbol id={sceneId} viewBox="0 0 400 300">
    <Drawing ink={(name) => `var(--${name})`} />
  </symbol>
);
