import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inToolbox } from './toolbox';

/** Writes a self-signed certificate for a host, `fullchain.pem` and `privkey.pem`, to a folder of the toolbox. */
export const writeCertificate = (inside: string, host: string): void => {
  const [chain, key] = ['fullchain.pem', 'privkey.pem'].map((name) => `${inside}/${name}`);
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const named = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const written = ['-nodes', '-days', '2', '-keyout', `${key}`, '-out', `${chain}`];
  const [command, args] = inToolbox('openssl', ...request, ...named, ...written);
  execFileSync(command, args, { stdio: 'ignore' });
};

/** The pin of a certificate for Chromium's `--ignore-certificate-errors-spki-list`. */
export const certificatePin = (folder: string): string => {
  const { publicKey } = new X509Certificate(readFileSync(path.join(folder, 'fullchain.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
};
