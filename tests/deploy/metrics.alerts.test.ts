import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promtool } from './support/promtool';

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');

const rules = read('alerts.yml');
const tests = read('alerts.test.yml');

const alerts = Array.from(rules.matchAll(/- alert: (\w+)\n/g), ([, alert = '']) => alert);

test('prometheus.yml is valid with the alerts', () => {
  const files = { 'prometheus.yml': read('prometheus.yml'), 'alerts.yml': rules };
  const { passed, output } = promtool(files, (at) => ['check', 'config', at('prometheus.yml')]);
  expect(output).toContain(`${alerts.length} rules found`);
  expect(passed, output).toBe(true);
});

test('every alert has severity, summary and action', () => {
  const alertTexts = rules.split('- alert: ').slice(1);
  expect(alertTexts).toHaveLength(alerts.length);
  for (const text of alertTexts) {
    expect(text).toMatch(/\n +severity: (?:page|ticket)\n/);
    expect(text).toMatch(/\n +summary: .{20}/);
    expect(text).toMatch(/\n +action: .{20}/);
  }
});

test('the alerts fire in the cases of alerts.test.yml only', () => {
  const files = { 'alerts.yml': rules, 'alerts.test.yml': tests };
  const { passed, output } = promtool(files, (at) => ['test', 'rules', at('alerts.test.yml')]);
  expect(passed, output).toBe(true);
});

test.each(alerts)('alerts.test.yml has a case in which %s fires', (alert) => {
  expect(tests).toContain(`alertname="${alert}"`);
});
