import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createImapServer } from '../../../../tools/sim/mail/create-imap-server.ts';
import { createSmtpServer } from '../../../../tools/sim/mail/create-smtp-server.ts';
import { certificates, letterFrom, login } from '../../../test/mailbox.ts';
import type { Call } from '../../kernel/integrations/call.ts';
import type { EmailSettings } from './email-settings.ts';
import { pullMailbox } from './imap/pull-mailbox.ts';
import { sendLetter } from './smtp/send-letter.ts';

const servers = { users: {}, tokens: { [login]: 'granted-token' }, tls: certificates.good };
const [smtp, imap] = [createSmtpServer(servers), createImapServer(servers)];
const ports = { smtp: await smtp.listen(), imap: await imap.listen() };
after(() => Promise.all([smtp.close(), imap.close()]));

/** A call of an installation that access was granted to in the browser. */
const callWith = (token: string) =>
  ({
    settings: {
      smtp: { host: '127.0.0.1', port: ports.smtp, security: 'starttls', login, fromEmail: login, fromName: 'Закупки' },
      imap: { host: '127.0.0.1', port: ports.imap, security: 'starttls' },
      oauth: { issuer: 'https://login.example.com', clientId: 'prokura', scope: 'mail' },
      certificate: certificates.ca,
    },
    accessToken: async () => token,
    mailServer: async () => ({ address: '127.0.0.1' }),
    log: () => {},
    signal: new AbortController().signal,
  }) as unknown as Call<EmailSettings>;

const letter = {
  messageId: 'token@romashka.ru',
  answers: [],
  to: [{ name: '', address: 'sales@cement.ru' }],
  cc: [],
  subject: 'Счёт',
  text: 'Пришлите счёт.',
  attachments: [],
};

test('a mail service that takes no passwords is signed in to by the granted token', async () => {
  await sendLetter(callWith('granted-token'), letter);
  assert.deepEqual(
    smtp.letters.map(({ user, encrypted }) => [user, encrypted]),
    [[login, true]],
  );
  imap.deliver(letterFrom({ subject: 'По токену' }));
  const { items } = await pullMailbox(callWith('granted-token'), null);
  assert.equal(items.length, 1);
});

test('a token that is not taken is a fault of access on both sides', async () => {
  const attempts = await Promise.allSettled([
    sendLetter(callWith('stale'), letter),
    pullMailbox(callWith('stale'), null),
  ]);
  assert.deepEqual(
    attempts.map((one) => one.status === 'rejected' && one.reason.kind),
    ['auth', 'auth'],
  );
});
