import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { zone } from './place.ts';

/** A certificate for the servers that stand for the internet: its path without `.key` and `.crt`. */
export function makeCertificate(folder: string): string {
  const name = 'outside';
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'],
      ...['-keyout', `${name}.key`, '-out', `${name}.crt`, '-subj', `/CN=${zone}`],
      ...['-addext', `subjectAltName=${['outside', 'turns'].map((kind) => `DNS:*.${kind}.${zone}`).join()}`],
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  return join(folder, name);
}
