import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type LogFailure, logDestination } from '../../server/observability/logDestination';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

// Linux has /dev/full: every write fails with ENOSPC.
test.runIf(existsSync('/dev/full'))(
  'writes again after the disk was full, and reports how often it failed',
  async () => {
    const fd = openSync('/dev/full', 'w');
    const log = logDestination(fd);
    const reported: LogFailure[] = [];
    log.onRecovery((failure) => reported.push(failure));
    log.write('first\n');
    await expect.poll(log.failures).toBeGreaterThan(0);
    expect(reported).toEqual([]);
    // The new file gets the same descriptor, as if the disk had space again.
    closeSync(fd);
    const file = path.join(folder, 'space');
    expect(openSync(file, 'w')).toBe(fd);
    log.write('second\n');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe('first\nsecond\n');
    expect(reported).toEqual([{ code: 'ENOSPC', failures: log.failures(), dropped: 0 }]);
    closeSync(fd);
  },
);
