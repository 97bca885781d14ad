/** Constants that build.mjs puts into the bundles. */

/** Whether this is a build for development. */
declare const DEV: boolean;

/** The address of the folder with the styles of this build's pages. */
declare const STYLES_PATH: string;

/** The address of the folder with this build's photographs. */
declare const PICTURES_PATH: string;
