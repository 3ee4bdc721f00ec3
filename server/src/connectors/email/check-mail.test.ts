import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../test/harness.ts';
import {
  certificates,
  connectMail,
  installMail,
  login,
  type MailServers,
  mailSettings,
  password,
} from '../../../test/mailbox.ts';

const url = '/api/v1/integrations/installations';

/** How the check of a mailbox with these settings ended: what was looked at, and what was said of it. */
async function checked(change: (settings: ReturnType<typeof mailSettings>, servers: MailServers) => object) {
  const mailbox = await installMail((servers) => change(mailSettings(servers), servers));
  const { status, json } = await mailbox.ask('POST', `${url}/${mailbox.installationId}/test`);
  assert.equal(status, 200, JSON.stringify(json));
  const steps = json.checks.map(({ id, result }: Record<string, string>) => `${id} ${result}`);
  const failed = json.checks.find(({ result }: Record<string, string>) => result === 'failed');
  return { mailbox, json, steps, said: failed?.detail ?? '' };
}

test('a mailbox that works is told step by step, and its installer gets a test letter', async () => {
  const { mailbox, json, steps } = await checked((settings) => settings);
  assert.deepEqual(steps, ['smtp ok', 'letter ok', 'imap ok', 'folder ok']);
  const [letter] = mailbox.smtp.letters;
  assert.deepEqual(
    [letter?.to, letter?.user, letter?.encrypted],
    [[`${mailbox.portal.ownerId}@romashka.ru`], login, true],
  );
  assert.match(String(letter?.raw), /From: =\?UTF-8\?/);
  const card = (await mailbox.ask('GET', `${url}/${mailbox.installationId}`)).json;
  assert.deepEqual([card.status, card.connectedAccount, json.ok], ['installed', login, true]);
});

test('the check reads the mailbox and changes nothing in it', async () => {
  const { mailbox } = await checked((settings) => settings);
  const commands = new Set(mailbox.imap.journal.map(({ command }) => command));
  assert.ok(commands.has('LIST') && commands.has('EXAMINE'));
  for (const changing of ['SELECT', 'UID STORE', 'APPEND', 'EXPUNGE', 'MARKS READ']) assert.ok(!commands.has(changing));
  assert.ok(
    mailbox.imap.journal
      .filter(({ command }) => command === 'LOGIN' || command === 'AUTHENTICATE')
      .every(({ encrypted }) => encrypted),
  );
});

test('mail cannot be enabled before its test letter has left', async () => {
  const mailbox = await installMail();
  const early = await mailbox.ask('POST', `${url}/${mailbox.installationId}/enable`);
  assert.equal(
    `${early.status} ${early.json.code} ${early.json.rule}`,
    '409 installation_not_ready connection_not_checked',
  );
});

type Settings = ReturnType<typeof mailSettings>;
const smtp = (settings: Settings, change: object) => ({ ...settings, smtp: { ...settings.smtp, ...change } });
const imap = (settings: Settings, change: object) => ({ ...settings, imap: { ...settings.imap, ...change } });

const faults: Array<
  [name: string, change: (settings: Settings, servers: MailServers) => object, steps: string, said: RegExp]
> = [
  [
    'a wrong password for sending',
    (s) => smtp(s, { password: 'wrong' }),
    'smtp failed, letter skipped, imap ok, folder ok',
    /пароль/,
  ],
  [
    'a wrong password for reading',
    (s) => imap(s, { password: 'wrong' }),
    'smtp ok, letter ok, imap failed, folder skipped',
    /пароль/,
  ],
  [
    'a certificate of another name',
    (s) => smtp(s, { host: 'localhost' }),
    'smtp failed, letter skipped, imap ok, folder ok',
    /другое имя/,
  ],
  [
    'a certificate of another name on the reading side',
    (s) => imap(s, { host: 'localhost' }),
    'smtp ok, letter ok, imap failed, folder skipped',
    /другое имя/,
  ],
  [
    'an authority that nobody trusts',
    ({ certificate: _, ...s }) => s,
    'smtp failed, letter skipped, imap failed, folder skipped',
    /нет доверия/,
  ],
  [
    'encryption of another kind',
    (s) => smtp(s, { security: 'ssl' }),
    'smtp failed, letter skipped, imap ok, folder ok',
    /starttls/,
  ],
  [
    'no encryption where the server demands it',
    (s) => smtp(s, { security: 'none' }),
    'smtp failed, letter skipped, imap ok, folder ok',
    /не принимает вход без шифрования/,
  ],
  [
    'no encryption where the server of incoming mail demands it',
    (s) => imap(s, { security: 'none' }),
    'smtp ok, letter ok, imap failed, folder skipped',
    /шифрован/,
  ],
  [
    'a server inside the network',
    (s) => smtp(s, { host: '10.0.0.5', port: 465 }),
    'smtp failed, letter skipped, imap ok, folder ok',
    /подключиться нельзя/,
  ],
  [
    'a port that is not of mail',
    (s) => imap(s, { host: '93.184.216.34', port: 5432 }),
    'smtp ok, letter ok, imap failed, folder skipped',
    /подключиться нельзя/,
  ],
  [
    'a port where nobody listens',
    (s) => smtp(s, { port: 1024 }),
    'smtp failed, letter skipped, imap ok, folder ok',
    /не отвечает/,
  ],
  [
    'a folder that is not there',
    (s) => imap(s, { folder: 'Архив' }),
    'smtp ok, letter ok, imap ok, folder failed',
    /нет папки «Архив»/,
  ],
];

for (const [name, change, steps, said] of faults)
  test(`${name} is said in plain words`, async () => {
    const found = await checked(change);
    assert.equal(found.steps.join(', '), steps, JSON.stringify(found.json));
    assert.match(found.said, said);
    const card = (await found.mailbox.ask('GET', `${url}/${found.mailbox.installationId}`)).json;
    assert.equal(card.status, 'requires_setup');
  });

test('an expired certificate is said in plain words', async () => {
  const { createSmtpServer } = await import('../../../../tools/sim/mail/create-smtp-server.ts');
  const server = createSmtpServer({ users: { [login]: password }, tls: certificates.expired });
  const port = await server.listen();
  const { said } = await checked((settings) => smtp(settings, { port }));
  await server.close();
  assert.match(said, /Срок действия/);
});

test('a connection without encryption works, and is warned of', async () => {
  const { createSmtpServer } = await import('../../../../tools/sim/mail/create-smtp-server.ts');
  const server = createSmtpServer({ users: { [login]: password } });
  const port = await server.listen();
  const { steps } = await checked((settings) => smtp(settings, { port, security: 'none' }));
  await server.close();
  assert.equal(steps[0], 'smtp warning');
});

test('the password stands in no answer, no journal and no fact', async () => {
  const mailbox = await connectMail();
  await mailbox.sync();
  const shown = await Promise.all([
    mailbox.ask('GET', `${url}/${mailbox.installationId}`),
    mailbox.ask('GET', `${url}/${mailbox.installationId}/logs?limit=200`),
  ]);
  const kept = await owner.query(
    `select (select jsonb_agg(to_jsonb(f)) from audit_events f where f.tenant_id = $1)::text || (select jsonb_agg(to_jsonb(l)) from integration_log l where l.tenant_id = $1)::text
       || (select coalesce(jsonb_agg(to_jsonb(j)), '[]') from jobs j where j.tenant_id = $1)::text as text`,
    [mailbox.portal.tenantId],
  );
  const everything = [...shown.map(({ text }) => text), kept.rows[0].text].join('\n');
  for (const form of [password, Buffer.from(password).toString('base64'), encodeURIComponent(password)])
    assert.ok(!everything.includes(form), form);
});
