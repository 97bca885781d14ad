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

test('the alerts fire in the cases of alerts.test.yml only', () => {
  const files = { 'alerts.yml': rules, 'alerts.test.yml': tests };
  const { passed, output } = promtool(files, (at) => ['test', 'rules', at('alerts.test.yml')]);
  expect(passed, output).toBe(true);
});

test.each(alerts)('alerts.test.yml has a case in which %s fires', (alert) => {
  expect(tests).toContain(`alertname="${alert}"`);
});
