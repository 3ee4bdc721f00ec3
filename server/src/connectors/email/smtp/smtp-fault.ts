import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { connectionFault } from '../connection-fault.ts';
import type { EmailSettings } from '../email-settings.ts';

/** What the mail program reports of a conversation that failed. */
interface Reported extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** Why a letter did not leave. Nothing of it says that the letter may have left: who sent it knows that. */
export function smtpFault(error: Error, smtp: EmailSettings['smtp']): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code, responseCode, response } = error as Reported;
  if (code === 'EAUTH' && smtp.security === 'none' && responseCode !== undefined && wantsEncryption.has(responseCode))
    return notInTheClear(smtp);
  if (code === 'EAUTH') return authFault(responseCode);
  if (code === 'EMESSAGE' && responseCode === undefined) return tooLarge(smtp);
  if (responseCode === undefined) return connectionFault(error, smtp) ?? broken(smtp);
  const said = plainAnswer(response);
  if (responseCode < 500)
    return new ProviderError(
      responseCode === 421 || responseCode === 450 || responseCode === 451 ? 'unavailable' : 'quota',
      words(`The mail server asks to try later: ${said}`, `Почтовый сервер просит повторить позже: ${said}`),
      { status: responseCode },
    );
  if (responseCode === 530 || responseCode === 535) return authFault(responseCode);
  return new ProviderError(
    'validation',
    words(`The mail server refused: ${said}`, `Почтовый сервер отказал: ${said}`),
    { status: responseCode },
  );
}

/** Answers to a sign-in that the server takes only under encryption: it says so, or knows of no signing in before that. */
const wantsEncryption = new Set([502, 503, 504, 530, 538]);

const notInTheClear = ({ host }: EmailSettings['smtp']) =>
  new ProviderError(
    'validation',
    words(
      `${host} signs nobody in without encryption: take \`starttls\`.`,
      `${host} не принимает вход без шифрования: выберите \`starttls\`.`,
    ),
  );

/** The server announces its limit in its greeting, so nothing was sent. */
const tooLarge = ({ host }: EmailSettings['smtp']) =>
  new ProviderError(
    'validation',
    words(
      `The message is larger than ${host} accepts. Send its files separately, or as a link.`,
      `Письмо больше, чем принимает ${host}. Отправьте файлы по частям или ссылкой.`,
    ),
  );

/** One line of an answer, short enough to be shown. */
export const plainAnswer = (response: string | undefined) => (response ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);

const authFault = (status: number | undefined) =>
  // 4xx at sign-in is trouble of the server, not of the password.
  status !== undefined && status < 500
    ? new ProviderError(
        'unavailable',
        words('The mail server cannot sign anybody in right now.', 'Почтовый сервер сейчас не может проверить вход.'),
        { status },
      )
    : new ProviderError(
        'auth',
        words(
          'The mail server for outgoing mail does not accept the login or the password. Many services want a password for applications.',
          'Сервер исходящей почты не принимает логин или пароль. Многим сервисам нужен пароль приложения.',
        ),
        status === undefined ? {} : { status },
      );

const broken = ({ host }: EmailSettings['smtp']) =>
  new ProviderError(
    'contract_violation',
    words(`${host} does not answer as a mail server.`, `${host} отвечает не как почтовый сервер.`),
  );
