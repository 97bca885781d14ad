import { expect, test, vi } from 'vitest';
import { askQuickly, loggedIds } from '../support/askQuickly';
import { patience, startReady } from '../support/serverProcess';

vi.setConfig({ testTimeout: patience + 10_000 });

test.each(['SIGTERM', 'SIGINT'] as const)('%s loses no line of the log', async (signal) => {
  const program = await startReady();
  const ids = await askQuickly(program, 400);
  program.child.kill(signal);
  await program.ended;
  expect(program.child.exitCode).toBe(0);
  expect(ids).toHaveLength(400);
  expect(loggedIds(program.log()).sort()).toEqual(ids.sort());
  expect(program.log()).toMatch(/"msg":"stopped"}\n$/);
});

test('an exit in the middle of it loses no line of the log', async () => {
  const exits = `process.on('SIGWINCH', () => process.exit(3));`;
  const program = await startReady({}, exits);
  const ids = await askQuickly(program, 400);
  program.child.kill('SIGWINCH');
  await program.ended;
  expect(program.child.exitCode).toBe(3);
  expect(loggedIds(program.log()).sort()).toEqual(ids.sort());
});
