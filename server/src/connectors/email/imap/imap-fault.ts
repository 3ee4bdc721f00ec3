import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { connectionFault } from '../connection-fault.ts';
import type { ImapSettings } from '../email-settings.ts';

/** What the mail program reports of a conversation that failed. */
interface Reported extends Error {
  authenticationFailed?: boolean;
  serverResponseCode?: string;
  responseText?: string;
  responseStatus?: string;
}

export function imapFault(error: Error, imap: ImapSettings): ProviderError {
  if (error instanceof ProviderError) return error;
  const { authenticationFailed, serverResponseCode, responseText, responseStatus } = error as Reported;
  if (authenticationFailed && imap.security === 'none' && wantsEncryption(error as Reported))
    return notInTheClear(imap);
  if (authenticationFailed) return serverResponseCode === 'UNAVAILABLE' ? away() : refusedLogin();
  const said = (responseText ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
  if (responseStatus === 'NO' && (serverResponseCode === 'NONEXISTENT' || serverResponseCode === 'TRYCREATE'))
    return noFolder(imap.folder);
  if (responseStatus === 'NO' || responseStatus === 'BAD')
    return new ProviderError(
      serverResponseCode === 'UNAVAILABLE' || serverResponseCode === 'INUSE' ? 'unavailable' : 'validation',
      words(`The mail server refused: ${said}`, `Почтовый сервер отказал: ${said}`),
    );
  return connectionFault(error, imap) ?? broken(imap);
}

export const noFolder = (folder = 'INBOX') =>
  new ProviderError('not_found', words(`The mailbox has no folder «${folder}».`, `В ящике нет папки «${folder}».`));

/** By its code, by its words where a server sends no codes, or because it announces that sign-in is not possible yet. */
const wantsEncryption = ({ serverResponseCode, responseText = '', message }: Reported) =>
  serverResponseCode === 'PRIVACYREQUIRED' ||
  /\b(SSL|TLS|plaintext)\b/i.test(responseText) ||
  message === 'Login is disabled';

const notInTheClear = ({ host }: ImapSettings) =>
  new ProviderError(
    'validation',
    words(
      `${host} signs nobody in without encryption: take \`starttls\`.`,
      `${host} не принимает вход без шифрования: выберите \`starttls\`.`,
    ),
  );

const refusedLogin = () =>
  new ProviderError(
    'auth',
    words(
      'The mail server for incoming mail does not accept the login or the password, or access by IMAP is switched off.',
      'Сервер входящей почты не принимает логин или пароль, либо доступ по IMAP выключен.',
    ),
  );

const away = () =>
  new ProviderError(
    'unavailable',
    words('The mail server cannot sign anybody in right now.', 'Почтовый сервер сейчас не может проверить вход.'),
  );

const broken = ({ host }: ImapSettings) =>
  new ProviderError('unavailable', words(`${host} broke off the conversation.`, `${host} прервал обмен данными.`));
