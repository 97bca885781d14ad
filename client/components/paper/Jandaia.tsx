import './jandaia.css';

/** A jandaia of a few facets, perched on the edge of a sheet. A file, so that no document or script carries it. */
export const Jandaia = () => (
  <img className="jandaia" src="/jandaia.svg" alt="" width="64" height="104" loading="lazy" />
);
