/**
 * The path of the file that esbuild made of an entry point. Throws where there is none.
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} entryPoint
 */
export const outputOf = (outputs, entryPoint) => {
  const found = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entryPoint);
  if (!found) throw new Error(`no chunk is made of ${entryPoint}`);
  return found;
};
