import { describe, expect, test } from 'vitest';
import { settingFindings } from '../../../server/cli/settingFindings';
import { visibleSettings } from '../../../server/exampleSettings';
import { readSettings } from '../../../server/settings';
import { builtName, complete, doctor } from '../../support/doctor';

describe('of the settings it', () => {
  test('lists every example value and what else is missing, without one being given', async () => {
    const { code, out } = await doctor({ SITE_NAME: builtName });
    expect(code).toBe(1);
    const named = out
      .trim()
      .split('\n')
      .map((line) => line.split(/[= ]/, 1)[0]);
    const company = ['COMPANY_NAME', 'COMPANY_TAX_ID', 'COMPANY_ADDRESS'];
    expect(named.sort()).toEqual([...Object.keys(visibleSettings), ...company].sort());
    for (const where of Object.values(visibleSettings)) expect(out).toContain(where);
  });

  test('has one sentence to say where nothing is left to do', async () => {
    const { code, out, err } = await doctor(complete);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^The settings are complete: .*\.md .*\.\n$/);
  });

  test.each([
    [{ SITE_ORIGIN: 'http://www.jandaia.test' }, /^SITE_ORIGIN=.* has no https/],
    [{ SITE_ORIGIN: 'https://127.0.0.1:3000' }, /^SITE_ORIGIN=.* is this machine/],
    [{ SITE_ORIGIN: 'https://www.example.com' }, /^SITE_ORIGIN=.* is an example/],
    [{ ROBOTS: 'noindex' }, /^ROBOTS=noindex .*Set ROBOTS=index/],
    [{ COMPANY_TAX_ID: '' }, /^COMPANY_TAX_ID is not set/],
    [{ SITE_NAME: 'Another' }, /^SITE_NAME=Another, but .* show .*npm run build/],
  ])('%j is the one line', (change, line) => {
    const findings = settingFindings(readSettings({ ...complete, ...change }), builtName);
    expect(findings).toEqual([expect.stringMatching(line)]);
  });

  test('says where there is no build', async () => {
    const { code, out } = await doctor(complete, [], false);
    expect(code).toBe(1);
    expect(out).toMatch(/^There is no build .*\n$/);
  });

  test('says what the server says where they are wrong', async () => {
    const { code, out, err } = await doctor({ ...complete, PORT: 'x', COMPANY_TAX_ID: '1' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^The site does not start: wrong settings\.\n {2}PORT=x: .*\n {2}COMPANY_TAX_ID=1: .*\n$/,
    );
  });
});
