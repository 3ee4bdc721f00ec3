import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Certificate = { readonly key: string; readonly cert: string };

export type Certificates = {
  /** The authority's certificate, for receivers that are to be trusted. */
  readonly ca: string;
  readonly good: Certificate;
  readonly expired: Certificate;
  readonly wrongHost: Certificate;
  readonly selfSigned: Certificate;
};

const NAMES = 'IP:127.0.0.1,IP:::1,DNS:receiver.example.com,DNS:*.receiver.example.com';

/** A fresh authority and the certificates of every TLS receiver; needs `openssl` on the path. */
export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-certificates-'));
  const openssl = (...args: string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const pair = (name: string): Certificate => ({ key: read(`${name}.key`), cert: read(`${name}.crt`) });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

  const selfSign = (name: string, subject: string, ...more: string[]): void =>
    openssl('req', '-x509', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.crt`, '-subj', subject, ...more);

  const issue = (name: string, names: string, from: string, until: string): void => {
    writeFileSync(join(folder, `${name}.cnf`), authorityConfig(names));
    openssl('req', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
    const files = ['-in', `${name}.csr`, '-out', `${name}.crt`, '-cert', 'ca.crt', '-keyfile', 'ca.key'];
    openssl('ca', '-batch', '-notext', '-config', `${name}.cnf`, '-startdate', from, '-enddate', until, ...files);
  };

  try {
    writeFileSync(join(folder, 'index.txt'), '');
    writeFileSync(join(folder, 'index.txt.attr'), 'unique_subject = no\n');
    selfSign('ca', '/CN=Receiver test authority', '-days', '3650');
    issue('good', NAMES, '20200101000000Z', '20491231000000Z');
    issue('expired', NAMES, '20200101000000Z', '20210101000000Z');
    issue('wrong-host', 'DNS:somebody-else.example.com', '20200101000000Z', '20491231000000Z');
    selfSign('self-signed', '/CN=self-signed', '-addext', `subjectAltName=${NAMES}`);
    return {
      ca: read('ca.crt'),
      good: pair('good'),
      expired: pair('expired'),
      wrongHost: pair('wrong-host'),
      selfSigned: pair('self-signed'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function authorityConfig(names: string): string {
  return `[ca]
default_ca = authority
[authority]
database = index.txt
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = anything
x509_extensions = leaf
[anything]
commonName = supplied
[leaf]
subjectAltName = ${names}
`;
}
