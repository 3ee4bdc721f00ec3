import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../measure/processes.ts';

export interface MailServer {
  name: string;
  port: number;
  stop(): Promise<void>;
}

export interface Account {
  login: string;
  password: string;
  /** Letters of the mailbox, as they arrived. */
  letters: Iterable<string>;
  tls: { key: string; cert: string };
}

const owner = 65_534;

/** Debian's Dovecot with one mailbox in a folder of its own, reached by IMAP with STARTTLS. Needs the rights to start it. */
export async function startDovecot({ login, password, letters, tls }: Account): Promise<MailServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  // Its processes run as several users, none of them ours.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const mail = join(folder, 'mail');
  for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(mail, part), { recursive: true });
  let n = 0;
  for (const letter of letters) {
    n += 1;
    // Named as Dovecot's own delivery names them, with their sizes.
    const size = Buffer.byteLength(letter);
    const path = join(mail, 'cur', `${1_700_000_000 + n}.M${n}P1.bench,S=${size},W=${size}:2,`);
    writeFileSync(path, letter);
    chownSync(path, owner, owner);
  }
  for (const path of [mail, ...['cur', 'new', 'tmp'].map((part) => join(mail, part))]) chownSync(path, owner, owner);
  writeFileSync(join(folder, 'key.pem'), tls.key, { mode: 0o600 });
  writeFileSync(join(folder, 'cert.pem'), tls.cert);
  writeFileSync(join(folder, 'users'), `${login}:{PLAIN}${password}:${owner}:${owner}::${mail}\n`);
  const config = join(folder, 'dovecot.conf');
  writeFileSync(config, settings(folder, port));
  const server = spawn('dovecot', ['-F', '-c', config], { stdio: 'inherit' });
  await answers(port);
  return {
    name: 'Dovecot',
    port,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const settings = (folder: string, port: number) => `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
listen = 127.0.0.1
first_valid_uid = 100
maildir_very_dirty_syncs = yes
mail_location = maildir:${folder}/mail
ssl = required
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
auth_mechanisms = plain login
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${owner} gid=${owner} home=${folder}/mail
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

async function answers(port: number) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await pause(100);
  }
  throw new Error('Dovecot does not answer');
}
