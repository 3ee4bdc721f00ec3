import type { ImapFlow } from 'imapflow';
import type { Call } from '../../../kernel/integrations/call.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { EmailSettings, ImapSettings } from '../email-settings.ts';
import { trusted } from '../trusted.ts';
import { imapFault } from './imap-fault.ts';

/** Does a piece of work in the mailbox, signed in, and leaves. The address was judged beforehand. */
export async function inMailbox<T>(call: Call<EmailSettings>, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const { imap } = call.settings;
  if (!imap) throw notReading();
  const { address, servername } = await call.mailServer(imap);
  const client = new (await library()).ImapFlow({
    host: address,
    port: imap.port,
    ...(servername !== undefined && { servername }),
    secure: imap.security === 'ssl',
    ...(imap.security !== 'ssl' && { doSTARTTLS: imap.security === 'starttls' }),
    auth: await signIn(call, imap),
    tls: trusted(call.settings),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableAutoIdle: true,
    logger: false,
  });
  // An error is reported by the step that waits for it.
  client.on('error', () => {});
  const stop = () => client.close();
  call.signal.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw imapFault(error as Error, imap);
  } finally {
    call.signal.removeEventListener('abort', stop);
    await client.logout().catch(() => client.close());
  }
}

/** With it come two megabytes of code for letters of every alphabet: only a process that reads a mailbox holds them. */
const library = () => import('imapflow');

async function signIn({ settings: { smtp, oauth }, accessToken }: Call<EmailSettings>, imap: ImapSettings) {
  const user = imap.login ?? smtp.login ?? smtp.fromEmail;
  if (imap.password !== undefined) return { user, pass: imap.password };
  if (oauth !== undefined) return { user, accessToken: await accessToken() };
  return { user, pass: smtp.password ?? '' };
}

const notReading = () =>
  new ProviderError('validation', words('Incoming mail is not set up.', 'Входящая почта не настроена.'));
