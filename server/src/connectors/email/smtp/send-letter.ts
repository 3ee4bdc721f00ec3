import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import type { Call } from '../../../kernel/integrations/call.ts';
import type { OutgoingMail, Undelivered } from '../../../kernel/integrations/ports/mailbox.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { EmailSettings } from '../email-settings.ts';
import { composeLetter } from './compose-letter.ts';
import { inTurn, openSmtp } from './open-smtp.ts';
import { plainAnswer, smtpFault } from './smtp-fault.ts';

/**
 * Sends a letter once. A server owns a letter from the moment it has taken it whole: what breaks off after that, without its last
 * word, is in doubt; everything before surely was not sent.
 */
export async function sendLetter(call: Call<EmailSettings>, letter: OutgoingMail) {
  const { smtp } = call.settings;
  const raw = await composeLetter(smtp, letter);
  const startedAt = performance.now();
  const connection = await openSmtp(call).catch((fault: ProviderError) => {
    noteFault(call, letter, startedAt, fault);
    throw fault;
  });
  const handed = { whole: false };
  try {
    const info = await handOver(connection, smtp, letter, raw, handed);
    const undelivered = refusedOnes(info);
    note(call, letter, raw, startedAt, plainAnswer(info.response), undelivered);
    return { response: plainAnswer(info.response), undelivered };
  } catch (error) {
    const answered = (error as { responseCode?: number }).responseCode !== undefined;
    const fault = handed.whole && !answered ? inDoubt() : smtpFault(error as Error, smtp);
    noteFault(call, letter, startedAt, fault);
    throw fault;
  } finally {
    connection.close();
  }
}

function handOver(
  connection: SMTPConnection,
  smtp: EmailSettings['smtp'],
  { to, cc }: OutgoingMail,
  raw: Buffer,
  handed: { whole: boolean },
): Promise<SMTPConnectionSendInfo> {
  const envelope = { from: smtp.fromEmail, to: [...to, ...cc].map(({ address }) => address), size: raw.length };
  return inTurn(connection, (done) => connection.send(envelope, Readable.from(pieces(raw, handed)), done));
}

/** The letter piece by piece; says when the last one was taken. */
function* pieces(raw: Buffer, handed: { whole: boolean }) {
  for (let at = 0; at < raw.length; at += 65_536) yield raw.subarray(at, at + 65_536);
  handed.whole = true;
}

const refusedOnes = ({ rejected, rejectedErrors = [] }: SMTPConnectionSendInfo): Undelivered[] =>
  rejected.map((address, at) => ({
    address,
    reason: plainAnswer((rejectedErrors[at] as { response?: string })?.response),
  }));

const inDoubt = () =>
  new ProviderError(
    'unknown_outcome',
    words(
      'The connection broke off after the letter was handed over: whether it was sent is not known.',
      'Связь прервалась после передачи письма: отправлено ли оно, неизвестно.',
    ),
  );

function note(
  call: Call<EmailSettings>,
  { messageId, to, cc }: OutgoingMail,
  raw: Buffer,
  startedAt: number,
  answer: string,
  undelivered: readonly Undelivered[],
) {
  call.log({
    direction: 'OUTBOUND',
    level: undelivered.length > 0 ? 'warning' : 'info',
    event: 'mail.sent',
    status: undelivered.length > 0 ? 'warning' : 'ok',
    message:
      undelivered.length > 0
        ? words('The letter left, but not to everybody.', 'Письмо ушло, но не всем.')
        : words('The letter left.', 'Письмо отправлено.'),
    details: { messageId, recipients: to.length + cc.length, bytes: raw.length, answer, undelivered },
    durationMs: performance.now() - startedAt,
  });
}

function noteFault(call: Call<EmailSettings>, { messageId }: OutgoingMail, startedAt: number, fault: ProviderError) {
  call.log({
    direction: 'OUTBOUND',
    level: 'error',
    event: 'mail.sent',
    status: fault.kind === 'unknown_outcome' ? 'in_doubt' : 'failed',
    message: fault.detail,
    details: { messageId, kind: fault.kind, ...(fault.status !== undefined && { smtpStatus: fault.status }) },
    durationMs: performance.now() - startedAt,
  });
}
