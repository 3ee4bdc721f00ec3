import { randomUUID } from 'node:crypto';
import type { Call } from '../../kernel/integrations/call.ts';
import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import type { EmailSettings } from './email-settings.ts';
import { inMailbox } from './imap/in-mailbox.ts';
import { openFolder } from './imap/open-folder.ts';
import { openSmtp } from './smtp/open-smtp.ts';
import { sendLetter } from './smtp/send-letter.ts';

const labels = {
  smtp: words('Outgoing mail: connection and sign-in', 'Исходящая почта: подключение и вход'),
  letter: words('Test letter', 'Пробное письмо'),
  imap: words('Incoming mail: connection and sign-in', 'Входящая почта: подключение и вход'),
  folder: words('Folder of the mailbox', 'Папка ящика'),
} as const;

/** Signs in, sends a letter to who installed the integration, and opens the mailbox for reading: step by step, each reported by itself. */
export async function checkMail(call: Call<EmailSettings>): Promise<CheckReport> {
  const { smtp, imap } = call.settings;
  const signedIn = await looked('smtp', async () => {
    (await openSmtp(call)).close();
    return inTheOpen(smtp.security);
  });
  const letter = signedIn.result === 'failed' ? skipped('letter') : await looked('letter', () => sendTest(call));
  const checks = [signedIn, letter, ...(imap ? await lookIntoMailbox(call, imap.security) : [])];
  return { ok: checks.every(({ result }) => result === 'ok' || result === 'warning'), checks, account: smtp.fromEmail };
}

async function sendTest(call: Call<EmailSettings>): Promise<Finding> {
  const { smtp } = call.settings;
  const to = call.installer ?? { name: smtp.fromName, address: smtp.fromEmail };
  const { undelivered } = await sendLetter(call, {
    messageId: `${randomUUID()}@${smtp.fromEmail.slice(smtp.fromEmail.lastIndexOf('@') + 1)}`,
    answers: [],
    to: [to],
    cc: [],
    subject: 'Проверка почты · Mail check',
    text: 'Это пробное письмо: исходящая почта портала закупок настроена.\n\nThis is a test letter: outgoing mail of the procurement portal works.\n',
    attachments: [],
  });
  const [refused] = undelivered;
  if (refused) throw new ProviderError('validation', words(refused.reason, refused.reason));
  return { detail: words(`Sent to ${to.address}.`, `Отправлено на ${to.address}.`) };
}

async function lookIntoMailbox(
  call: Call<EmailSettings>,
  security: EmailSettings['smtp']['security'],
): Promise<Check[]> {
  let folder = skipped('folder');
  const signedIn = await looked('imap', () =>
    inMailbox(call, async (client) => {
      folder = await looked('folder', async () => {
        const { path, exists } = await openFolder(client, call.settings.imap?.folder);
        return { detail: words(`«${path}»: ${exists} letters.`, `«${path}»: писем — ${exists}.`) };
      });
      return inTheOpen(security);
    }),
  );
  return [signedIn, folder];
}

interface Finding {
  result?: 'warning';
  detail?: Words;
}

async function looked(id: keyof typeof labels, look: () => Promise<Finding>): Promise<Check> {
  const label = labels[id];
  try {
    return { id, label, result: 'ok', ...(await look()) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { id, label, result: 'failed', detail: error.detail };
  }
}

const skipped = (id: keyof typeof labels): Check => ({ id, label: labels[id], result: 'skipped' });

const inTheOpen = (security: EmailSettings['smtp']['security']): Finding =>
  security === 'none'
    ? {
        result: 'warning',
        detail: words(
          'The connection is not encrypted: the password can be read on the way.',
          'Соединение не шифруется: пароль можно прочитать по пути.',
        ),
      }
    : {};
