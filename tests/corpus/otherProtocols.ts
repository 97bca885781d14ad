import { get } from './row';

/** Greetings of other protocols, as scanners send them. */
export const otherProtocols: [title: string, bytes: string][] = [
  ['TLS', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03\x00\xff\x10\x80'],
  ['SSL 2', '\x80\x2e\x01\x00\x02\x00\x15\x00\x00\x00\x10'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
  ['SMTP', 'EHLO evil.com\r\nMAIL FROM:<a@b>\r\n'],
  ['Redis', '*1\r\n$4\r\nPING\r\n'],
  ['Redis, in a line', 'PING\r\n'],
  ['memcached', 'stats\r\n'],
  ['SSH', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['FTP', 'USER anonymous\r\n'],
  ['PostgreSQL', '\0\0\0\x08\x04\xd2\x16\x2f'],
  ['MongoDB', '\x3a\0\0\0\x01\0\0\0\0\0\0\0\xd4\x07\0\0'],
  ['SOCKS 5', '\x05\x01\x00'],
  ['SOCKS 4', '\x04\x01\x00\x50\x7f\0\0\x01\0'],
  ['RDP', '\x03\0\0\x13\x0e\xe0\0\0\0\0\0\x01\0\x08\0\x03\0\0\0'],
  ['SMB', '\0\0\0\x45\xffSMB\x72\0\0\0\0'],
  ['JSON-RPC', '{"id":1,"method":"mining.subscribe","params":[]}\n'],
  ['the PROXY protocol', `PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n${get('/en')}`],
  ['the PROXY protocol 2', `\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c${'\x01'.repeat(12)}${get('/en')}`],
  ['a shell', '\x7fELF\x02\x01\x01\0'],
  ['octets of every kind', String.fromCharCode(...Array.from({ length: 256 }, (_, at) => at))],
  ['4,000 octets without a line end', 'x'.repeat(4000)],
  ['100,000 octets without a line end', 'x'.repeat(100_000)],
  ['NUL, a thousand times', '\0'.repeat(1000)],
];
