import assert from 'node:assert/strict';
import { after } from 'node:test';
import { createImapServer } from '../../tools/sim/mail/create-imap-server.ts';
import { createSmtpServer } from '../../tools/sim/mail/create-smtp-server.ts';
import { makeCertificates } from '../../tools/sim/webhook-receiver/make-certificates.ts';
import { drainJobs, newPortal, owner, type Portal, request, signIn } from './harness.ts';

export const certificates = makeCertificates();

export const login = 'zakupki@romashka.ru';
/** Long enough to be looked for in everything that is written down. */
export const password = 'c4n4ry-mail-passw0rd';

const installations = '/api/v1/integrations/installations';

/** Two mail servers of a company, encrypted by STARTTLS under its own authority. */
export async function mailServers() {
  const options = { users: { [login]: password }, tls: certificates.good };
  const smtp = createSmtpServer(options);
  const imap = createImapServer(options);
  const ports = { smtp: await smtp.listen(), imap: await imap.listen() };
  after(async () => {
    await smtp.close();
    await imap.close();
  });
  return { smtp, imap, ports };
}

export type MailServers = Awaited<ReturnType<typeof mailServers>>;

export const mailSettings = ({ ports }: Pick<MailServers, 'ports'>) => ({
  smtp: {
    host: '127.0.0.1',
    port: ports.smtp,
    security: 'starttls',
    login,
    password,
    fromEmail: login,
    fromName: 'Закупки «Ромашка»',
  },
  imap: { host: '127.0.0.1', port: ports.imap, security: 'starttls', login, password },
  certificate: certificates.ca,
});

export interface Mailbox extends MailServers {
  portal: Portal;
  token: string;
  installationId: string;
  /** A call of the portal's owner. */
  ask(method: string, path: string, body?: unknown): ReturnType<typeof request>;
  /** Reads the mailbox to its end, as the worker does. */
  sync(): Promise<void>;
  logs(): Promise<Array<Record<string, never>>>;
}

/** A portal with the mail card installed, with these settings, and not yet checked. */
export async function installMail(
  settings: (servers: MailServers) => object = mailSettings,
  given?: Portal,
): Promise<Mailbox> {
  const portal = given ?? (await newPortal());
  const token = await signIn(portal);
  const servers = await mailServers();
  const ask = (method: string, path: string, body?: unknown) =>
    request(method, path, { token, body, headers: { 'accept-language': 'ru' } });
  const made = await ask('POST', installations, { publicId: 'email', settings: settings(servers) });
  assert.equal(made.status, 201, made.text);
  const installationId = made.json.id as string;
  return {
    ...servers,
    portal,
    token,
    installationId,
    ask,
    async sync() {
      // The first run begins by itself once the check has passed: whichever comes first reads the mailbox.
      await ask('POST', `${installations}/${installationId}/sync`);
      await drainJobs(portal.tenantId);
    },
    logs: async () => (await ask('GET', `${installations}/${installationId}/logs?limit=200`)).json.items,
  };
}

/** The same, checked and at work. */
export async function connectMail(settings?: (servers: MailServers) => object, portal?: Portal): Promise<Mailbox> {
  const mailbox = await installMail(settings, portal);
  const checked = await mailbox.ask('POST', `${installations}/${mailbox.installationId}/test`);
  assert.ok(checked.json.ok, checked.text);
  mailbox.smtp.letters.length = 0;
  mailbox.imap.journal.length = 0;
  return mailbox;
}

interface LetterText {
  from?: string;
  to?: string;
  subject?: string;
  id?: string;
  answers?: readonly string[];
  text?: string;
  headers?: readonly string[];
  at?: Date;
}

let letters = 0;

/** A plain letter as a supplier's program writes it. */
export function letterFrom({
  from = 'sales@cement.ru',
  to = login,
  subject = 'Цены',
  id,
  answers = [],
  text = 'Добрый день!',
  headers = [],
  at,
}: LetterText): string {
  letters += 1;
  const encoded = `=?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`;
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encoded}`,
    `Date: ${(at ?? new Date(Date.now() - 1_000_000 + letters * 1_000)).toUTCString()}`,
    `Message-ID: <${id ?? `letter-${letters}-${process.pid}@cement.ru`}>`,
    ...(answers.length > 0
      ? [`In-Reply-To: <${answers.at(-1)}>`, `References: ${answers.map((one) => `<${one}>`).join(' ')}`]
      : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    ...headers,
    '',
    text,
    '',
  ].join('\r\n');
}

export const messagesKept = async ({ portal }: Mailbox) =>
  (
    await owner.query(
      `select message_id, subject, body, sender, direction, thread_id, attachments, state, undelivered, uid from mailbox_messages
       where tenant_id = $1 order by uid, message_id`,
      [portal.tenantId],
    )
  ).rows;
