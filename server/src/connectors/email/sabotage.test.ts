import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { certificates, letterFrom, login, mailServers, mailSettings, password } from '../../../test/mailbox.ts';
import type { Call, LogLine } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import type { OutgoingMail } from '../../kernel/integrations/ports/mailbox.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import type { EmailSettings } from './email-settings.ts';
import { inMailbox } from './imap/in-mailbox.ts';
import { pullMailbox } from './imap/pull-mailbox.ts';
import { sendLetter } from './smtp/send-letter.ts';

/** What the suite judges: the connector as it is, or one with a fault planted. */
interface Judged {
  send: typeof sendLetter;
  pull(call: Call<EmailSettings>, cursor: string | null): Promise<PulledPage>;
}

const honest: Judged = { send: sendLetter, pull: pullMailbox };

const letter: OutgoingMail = {
  messageId: 'once@romashka.ru',
  answers: [],
  to: [{ name: '', address: 'sales@cement.ru' }],
  cc: [],
  subject: 'Счёт',
  text: 'Пришлите счёт.',
  attachments: [],
};

/** Sends and reads against both servers, then looks at their journals: what went wrong, in words. */
async function judge({ send, pull }: Judged): Promise<string[]> {
  const { smtp, imap, ports } = await mailServers();
  const lines: LogLine[] = [];
  const call = {
    settings: mailSettings({ ports }) as unknown as EmailSettings,
    accessToken: () => Promise.reject(new Error('no token is needed')),
    mailServer: async () => ({ address: '127.0.0.1' }),
    keepFile: async () => assert.fail('no file was sent'),
    log: (line: LogLine) => lines.push(line),
    signal: new AbortController().signal,
  } as unknown as Call<EmailSettings>;
  const wrong: string[] = [];

  await send(call, letter);
  smtp.plan.dropAfterData = true;
  const lost = await send(call, letter).catch((error: unknown) => error);
  smtp.plan.dropAfterData = false;
  if (!(lost instanceof ProviderError) || lost.kind !== 'unknown_outcome') wrong.push('a lost answer is no doubt');
  if (smtp.letters.length !== 2) wrong.push('an unsafe write was repeated');
  if (!smtp.letters.every(({ encrypted, user }) => encrypted && user === login)) wrong.push('sent in the open');
  if (!smtp.letters.every(({ raw }) => raw.includes('Message-ID: <once@romashka.ru>')))
    wrong.push('the identifier is not ours');

  for (let n = 0; n < 450; n += 1) imap.deliver(letterFrom({ id: `l${n}@cement.ru` }));
  const seen: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 10; page += 1) {
    const pulled = await pull(call, cursor);
    seen.push(...(pulled.items as Array<{ messageId: string }>).map(({ messageId }) => messageId));
    cursor = pulled.cursor;
    if (!pulled.more) break;
  }
  if (seen.length !== new Set(seen).size) wrong.push('a letter came twice');
  if (new Set(seen).size !== 450) wrong.push('letters were dropped');
  const changing = ['SELECT', 'UID STORE', 'STORE', 'EXPUNGE', 'APPEND', 'MARKS READ'];
  if (imap.journal.some(({ command }) => changing.includes(command))) wrong.push('the mailbox was changed');
  if (!imap.journal.every(({ command, encrypted }) => encrypted || ['CAPABILITY', 'STARTTLS'].includes(command)))
    wrong.push('read in the open');
  if (JSON.stringify(lines).includes(password)) wrong.push('the password was written down');
  return wrong;
}

test('the connector as it is passes its own suite', async () => {
  assert.ok(certificates.ca);
  assert.deepEqual(await judge(honest), []);
});

const faults: ReadonlyArray<readonly [name: string, variant: Partial<Judged>, noticed: string]> = [
  [
    'a letter is sent again after a lost answer',
    { send: (call, mail) => sendLetter(call, mail).catch(() => sendLetter(call, mail)) },
    'an unsafe write was repeated',
  ],
  [
    'a lost answer is taken for a refusal',
    {
      send: (call, mail) =>
        sendLetter(call, mail).catch((error: ProviderError) => {
          throw new ProviderError('unavailable', error.detail);
        }),
    },
    'a lost answer is no doubt',
  ],
  [
    'the identifier is made anew',
    { send: (call, mail) => sendLetter(call, { ...mail, messageId: 'other@romashka.ru' }) },
    'the identifier is not ours',
  ],
  [
    'the last page is dropped',
    { pull: async (call, cursor) => ({ ...(await pullMailbox(call, cursor)), more: false }) },
    'letters were dropped',
  ],
  ['the place reached is forgotten', { pull: (call) => pullMailbox(call, null) }, 'a letter came twice'],
  [
    'letters are marked as read',
    {
      pull: async (call, cursor) => {
        await inMailbox(call, async (client) => {
          await client.mailboxOpen('INBOX').catch(() => {});
        }).catch(() => {});
        return pullMailbox(call, cursor);
      },
    },
    'the mailbox was changed',
  ],
  [
    'the settings are written down with the password',
    {
      send: (call, mail) => {
        const details = { settings: call.settings };
        call.log({
          direction: 'INTERNAL',
          level: 'info',
          event: 'mail.debug',
          status: 'ok',
          message: { en: '', ru: '' },
          details,
        });
        return sendLetter(call, mail);
      },
    },
    'the password was written down',
  ],
];

for (const [name, variant, noticed] of faults)
  long(`a planted fault is noticed: ${name}`, async () => {
    assert.ok((await judge({ ...honest, ...variant })).includes(noticed));
  });
