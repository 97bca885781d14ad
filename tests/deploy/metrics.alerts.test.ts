import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { promtool } from '../support/promtool';

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');

const rules = read('alerts.yml');
const tests = read('alerts.test.yml');

/** Each alert with the line that says when it fires. */
const alerts = [...rules.matchAll(/- alert: (\w+)\n +(expr: .+)\n/g)].map(
  ([, alert = '', expr = '']) => ({ alert, expr }),
);

/** Whether the alerts' own tests hold for such rules. */
const testsHold = (changed: string) =>
  promtool({ 'alerts.yml': changed, 'alerts.test.yml': tests }, (at) => [
    'test',
    'rules',
    at('alerts.test.yml'),
  ]);

test('prometheus.yml is valid with the alerts', () => {
  const files = { 'prometheus.yml': read('prometheus.yml'), 'alerts.yml': rules };
  const { content, said } = promtool(files, (at) => ['check', 'config', at('prometheus.yml')]);
  expect(said).toContain(`${alerts.length} rules found`);
  expect(content, said).toBe(true);
});

test('every alert has severity, summary and action', () => {
  const said = rules.split('- alert: ').slice(1);
  expect(said).toHaveLength(alerts.length);
  for (const text of said) {
    expect(text).toMatch(/\n +severity: (?:page|ticket)\n/);
    expect(text).toMatch(/\n +summary: .{20}/);
    expect(text).toMatch(/\n +action: .{20}/);
  }
});

test('the alerts fire in the cases of alerts.test.yml only', () => {
  const { content, said } = testsHold(rules);
  expect(content, said).toBe(true);
});

describe.each(alerts)('$alert', ({ expr }) => {
  test.each(['vector(1)', 'vector(1) > 1'])('would be missed if it were %s', (other) => {
    const { content, said } = testsHold(rules.replace(expr, `expr: ${other}`));
    expect(said).toContain('FAILED');
    expect(content).toBe(false);
  });
});
