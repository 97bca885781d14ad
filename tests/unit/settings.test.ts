import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSettings, settingNames } from '../../server/settings/settings';
import { siteOf } from '../../server/settings/siteOf';

const messageOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no fault';
};

test('listens on the loopback and trusts no proxy by default', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_ORIGIN: 'http://localhost:3000',
    LOG_LEVEL: 'info',
    TRUST_PROXY: 0,
    DRAIN_SECONDS: 2,
    ROBOTS: 'index',
  });
});

test('names only those parts of the company that are set', () => {
  expect(siteOf(readSettings({}))).not.toHaveProperty('company');
  const { company } = siteOf(readSettings({ COMPANY_TAX_ID: '12.ABC.345/01DE-35' }));
  expect(company).toEqual({ taxId: '12.ABC.345/01DE-35' });
});

test('uses PORT in the default SITE_ORIGIN', () => {
  expect(readSettings({ PORT: '8080' }).SITE_ORIGIN).toBe('http://localhost:8080');
});

test('treats an empty value as not set', () => {
  expect(readSettings({ PORT: '', SITE_ORIGIN: '', TRUST_PROXY: '', SITE_NAME: '' })).toEqual(
    readSettings({}),
  );
});

test('ignores variables of other programs', () => {
  expect(readSettings({ PATH: '/bin', NODE_ENV: 'x' })).toEqual(readSettings({}));
});

describe('accepts', () => {
  test.each([
    ['SITE_ORIGIN', 'https://www.example.com/', 'https://www.example.com'],
    ['SITE_ORIGIN', 'https://WWW.Example.com', 'https://www.example.com'],
    ['SITE_ORIGIN', 'http://localhost:8080', 'http://localhost:8080'],
    ['PORT', '0', 0],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['TRUST_PROXY', '2', 2],
    ['DRAIN_SECONDS', '0', 0],
    ['DRAIN_SECONDS', '300', 300],
    ['TRUST_PROXY', '10.0.0.0/8', ['10.0.0.0/8']],
    [
      'TRUST_PROXY',
      '10.0.0.0/8, 2001:db8::/32,127.0.0.1',
      ['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'],
    ],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['ROBOTS', 'noindex', 'noindex'],
    ['SITE_NAME', ' Jandaia & Cia ', 'Jandaia & Cia'],
    // No branch has the number 0000, so these belong to no company.
    ['COMPANY_TAX_ID', '98765432000007', '98765432000007'],
    ['COMPANY_TAX_ID', '12.345.678/0000-04', '12345678000004'],
    // With letters: the example of the tax office, and a word.
    ['COMPANY_TAX_ID', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['COMPANY_TAX_ID', ' exemplo0 0001-54 ', 'EXEMPLO0000154'],
    ['COMPANY_NAME', ' Exemplo Serviços Ltda. ', 'Exemplo Serviços Ltda.'],
    ['COMPANY_ADDRESS', 'Rua do Exemplo, 1, São Paulo, SP', 'Rua do Exemplo, 1, São Paulo, SP'],
    ['RESPONSE_HOURS', '4', 4],
    ['API_BASE_URL', 'https://[2001:db8::1]:8443/v1/', 'https://[2001:db8::1]:8443/v1'],
    ['API_KEY_HEADER', 'X-Store-Key', 'X-Store-Key'],
    ['API_SECOND_HEADER', 'X-Host: {host}', { name: 'X-Host', value: '{host}' }],
    ['API_BARCODE_PATH', '/v2/codes', '/v2/codes'],
    // Mobile and landline in Brazil, and numbers of Peru, Spain, the United States and Norway.
    ...[
      '5511987654321',
      '551130000000',
      '51987654321',
      '34912345678',
      '12125500000',
      '4721234567',
    ].map((number) => ['WHATSAPP_NUMBER', number, number] as const),
    ['PHONE_NUMBER', '+33912345678', '+33912345678'],
  ] as const)('%s=%s', (name, value, read) => {
    expect(readSettings({ [name]: value })).toHaveProperty(name, read);
  });
});

/** Numbers out of range, malformed addresses, and wrong check digits. */
const badValues: [name: string, value: string][] = [
  ...`
    PORT=abc | PORT=65536 | PORT=-1 | PORT=80.5 | SITE_ORIGIN=www.example.com
    SITE_ORIGIN=ftp://example.com | SITE_ORIGIN=https://example.com/site
    SITE_ORIGIN=https://example.com/?a=1 | SITE_ORIGIN=https://example.com/#x
    SITE_ORIGIN=https://user:word@example.com | LOG_LEVEL=loud | TRUST_PROXY=true | TRUST_PROXY=-1
    TRUST_PROXY=10.0.0.0/40 | TRUST_PROXY=10.0.0.0/8, | TRUST_PROXY=proxy.example.com
    TRUST_PROXY=1,2 | TRUST_PROXY=0.0.0.0/0 | KEEP_ALIVE_SECONDS=0 | DRAIN_SECONDS=-1 | DRAIN_SECONDS=2.5 | DRAIN_SECONDS=301 | ROBOTS=none
    COMPANY_TAX_ID=98765432000017 | COMPANY_TAX_ID=98765432000008 | COMPANY_TAX_ID=EXEMPLO0000145
    COMPANY_TAX_ID=EXEMPLO000154 | COMPANY_TAX_ID=987654320000070 | COMPANY_TAX_ID=EXEMPLO00001AB
    COMPANY_TAX_ID=ÊXEMPLO0000154 | COMPANY_TAX_ID=../- | RESPONSE_HOURS=0 | RESPONSE_HOURS=1.5
    WHATSAPP_NUMBER=+5500900000000 | WHATSAPP_NUMBER=55 00 90000-0000 | PHONE_NUMBER=550030000000
    WHATSAPP_NUMBER=011987654321 | WHATSAPP_NUMBER=005511987654321 | PHONE_NUMBER=+01130000000
    WHATSAPP_NUMBER=11987654321 | PHONE_NUMBER=+1198765432 | PHONE_NUMBER=+1130000000
    WHATSAPP_NUMBER=55987654321 | WHATSAPP_NUMBER=5511198765432109 | WHATSAPP_NUMBER=55119876543210
    CONTACT_EMAIL=hello | COMMUNITY_URL=chat.example.com | COMMUNITY_URL=javascript:alert(1)
    MARKETPLACE_URL=x | MARKETPLACE_URL=https://m.test/x?q=1 | API_BASE_URL=https://user:word@gw.test
    API_BASE_URL=https://gw.test/{host} | API_BASE_URL=https://gw.test/[1-3] | API_BASE_URL=https://gw.test/100%
    API_BASE_URL=https://gw.test/?a=1 | API_BASE_URL=https://gw.test/a\\b | API_BASE_URL_IMAGE=ftp://gw.test
    API_KEY_HEADER=Host | API_KEY_HEADER=Transfer-Encoding | API_KEY_HEADER=X:Key | API_KEY_HEADER=__proto__
    API_SECOND_HEADER=X-Host | API_SECOND_HEADER=X-Host:{Host}
    API_SECOND_HEADER=X-Host:a'b | API_BARCODE_PATH=/../x | API_BARCODE_PATH=codes`
    .trim()
    .split(/ \| |\n/)
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.trim().split('=');
      return [name, value.join('=')];
    }),
  ['SITE_NAME', '   '],
  ['SITE_NAME', 'x'.repeat(41)],
  ['COMPANY_NAME', '   '],
  ['COMPANY_NAME', 'x'.repeat(151)],
  ['COMPANY_ADDRESS', 'a\tb'],
  ['COMPANY_ADDRESS', 'x'.repeat(201)],
];

describe('refuses to start and names the setting', () => {
  test('where the second header of the APIs is that of the key, in whatever case', () => {
    expect(messageOf({ API_SECOND_HEADER: 'x-api-key: abc' })).toContain('another header');
    expect(
      messageOf({ API_KEY_HEADER: 'X-Store-Key', API_SECOND_HEADER: 'x-store-key: abc' }),
    ).toContain('another header');
  });

  test.each(badValues)('%s=%s', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain('does not start');
    expect(message).toContain(`${name}=${value}: `);
    expect(message.trim().split('\n')).toHaveLength(2);
  });

  test.each([
    ['WHATSAPP_NUMBER', '011987654321', 'that of Brazil is 55'],
    ['WHATSAPP_NUMBER', '11987654321', 'write 55 before one of Brazil'],
    ['PHONE_NUMBER', '+55987654321', '8 or 9 digits after the country code 55'],
    ['PHONE_NUMBER', '11 3000', '+ and digits with the country code, such as +55'],
  ])('and says what is meant: %s=%s', (name, value, words) => {
    expect(messageOf({ [name]: value })).toContain(words);
  });

  test('each on a line when several are wrong', () => {
    const bad = Object.fromEntries(badValues);
    const lines = messageOf(bad).split('\n').slice(1);
    expect(lines.map((line) => line.trim().split('=', 1)[0]).sort()).toEqual(
      Object.keys(bad).sort(),
    );
  });
});

test('refuses OWNER_PHOTO where the build lacks the file, beside every other fault', () => {
  const photo = { OWNER_PHOTO: '/owner.jpg' };
  expect(readSettings(photo, ['/owner.jpg'])).toMatchObject(photo);
  const read = () => readSettings({ ...photo, PORT: 'x' }, ['/favicon.svg']);
  expect(read).toThrow(/\n {2}PORT=x: .*\n {2}OWNER_PHOTO=\/owner\.jpg: is not in this build/);
});

describe('.env.example', () => {
  /** What it sets, and what it says as a comment (HOST). */
  const read = () => {
    const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    return parseEnv(text.replaceAll(/^# (?=[A-Z_]+=)/gm, '')) as Record<string, string>;
  };

  test('lists exactly the settings of the server', () => {
    expect(Object.keys(read()).sort()).toEqual([...settingNames].sort());
  });

  test('has the default values', () => {
    expect(readSettings(read())).toEqual(readSettings({}));
  });
});

test('docs/operations/settings.md lists exactly the settings of the server', () => {
  const table = readFileSync('docs/operations/settings.md', 'utf8').matchAll(/^\| (`[^|]+)/gm);
  const names = [...table].flatMap(([, cell]) => cell?.match(/[A-Z_]+/g) ?? []);
  expect(names.sort()).toEqual([...settingNames].sort());
});
