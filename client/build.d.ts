/** Constants that scripts/build/esbuild.mjs defines in the bundles. */

/** True in development builds. */
declare const DEV: boolean;

/** The URL path of the folder of page stylesheets. */
declare const STYLES_PATH: string;

/** The URL path of the folder of photographs. */
declare const PICTURES_PATH: string;

/** A style sheet: scripts/build/styles.mjs collects those that a page reaches; in a bundle it is nothing. */
declare module '*.css';
