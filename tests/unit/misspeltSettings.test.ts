import { expect, test } from 'vitest';
import { misspeltSettings } from '../../server/settings/misspeltSettings';
import { settingNames } from '../../server/settings/settings';

test.each([
  ['WHATSAP_NUMBER', 'WHATSAPP_NUMBER'],
  ['MARKETPLACE_URI', 'MARKETPLACE_URL'],
  ['SITE_ORIGINS', 'SITE_ORIGIN'],
  ['METRIC_PORT', 'METRICS_PORT'],
])('reports %s as a misspelling of %s', (name, meant) => {
  expect(misspeltSettings({ [name]: 'x' })).toEqual([{ name, meant }]);
});

test('reports no known setting and no variable of another program as misspelt', () => {
  const others = ['PATH', 'HOSTNAME', 'POST', 'NODE_ENV', 'SITE_PORT_3000_TCP', 'LOGNAME'];
  const environment = [...settingNames, ...others].map((name) => [name, 'x']);
  expect(misspeltSettings(Object.fromEntries(environment))).toEqual([]);
});
