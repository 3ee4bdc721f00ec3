import { spawnSync } from 'node:child_process';
import { createImapServer } from '../../tools/sim/mail/create-imap-server.ts';
import { smallest } from '../measure/size.ts';
import { type Account, type MailServer, startDovecot } from './start-dovecot.ts';

/** Dovecot where it is installed; elsewhere, and at the smallest size, our simulator. */
export const startMailServer = (account: Account): Promise<MailServer> =>
  !smallest && isInstalled() ? startDovecot(account) : startSimulator(account);

const isInstalled = () => spawnSync('dovecot', ['--version']).status === 0;

async function startSimulator({ login, password, letters, tls }: Account): Promise<MailServer> {
  const server = createImapServer({ users: { [login]: password }, tls });
  for (const letter of letters) server.deliver(letter);
  const port = await server.listen();
  return { name: 'the simulator', port, stop: () => server.close() };
}
