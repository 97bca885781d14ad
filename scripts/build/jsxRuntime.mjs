// React's functions for JSX as a module of names: from CommonJS, esbuild calls each as (0, runtime.jsx)(…), with a wrapper
// in every file, which takes 0.6 kB (brotli) of a page's scripts.
import runtime from '../../node_modules/react/jsx-runtime.js';

export const { Fragment, jsx, jsxs } = runtime;
