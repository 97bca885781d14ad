// A script for wrk that asks for many addresses in turn.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes the script; `remove` deletes it. */
export const walkScript = (addresses) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-walk-'));
  const script = path.join(folder, 'walk.lua');
  // The requests are written beforehand: wrk must not be slower than what it measures.
  writeFileSync(
    script,
    `local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local requests = {}
local at = 0
init = function()
  for i, address in ipairs(addresses) do requests[i] = wrk.format("GET", address) end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`,
  );
  return { script, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
