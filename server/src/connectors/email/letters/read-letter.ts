import { createHash } from 'node:crypto';
import type { FetchMessageObject } from 'imapflow';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { Call } from '../../../kernel/integrations/call.ts';
import type { MailItem } from '../../../kernel/integrations/ports/mailbox.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { MailPerson } from '../../../kernel/services.ts';
import type { EmailSettings } from '../email-settings.ts';
import { bounceOf } from './bounce-of.ts';
import { identifiersIn } from './identifiers-in.ts';
import { keepAttachments } from './keep-attachments.ts';
import { plainText } from './plain-text.ts';

interface FetchedLetter {
  folder: string;
  uidValidity: string;
  letter: FetchMessageObject;
}

const longest = { text: 200_000, subject: 500, people: 100, answers: 50 };

/** A letter as the platform takes it: decoded, bounded, its files in the store. Of one that cannot be parsed only the envelope is taken. */
export async function readLetter(call: Call<EmailSettings>, found: FetchedLetter): Promise<MailItem> {
  const { folder, uidValidity, letter } = found;
  const source = letter.source ?? Buffer.alloc(0);
  const parsed = await PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => null);
  if (parsed === null) noteUnreadable(call, found);
  const email = parsed ?? byEnvelope(letter);
  const [own] = identifiersIn(email.messageId);
  return {
    folder,
    uidValidity,
    uid: letter.uid,
    messageId: own ?? `${createHash('sha256').update(source).digest('hex')}@no-message-id`,
    answers: answersOf(email),
    from: person(email.from),
    to: people(email.to),
    cc: people(email.cc),
    subject: line(email.subject ?? '').slice(0, longest.subject),
    text: storable(textOf(email)).slice(0, longest.text),
    sentAt: sentAt(email.date, letter.internalDate),
    attachments: await keepAttachments(call, email.attachments),
    bounce: bounceOf(email),
  };
}

/** Oldest first, the one answered directly last, each once. */
function answersOf({ inReplyTo, references }: Email): string[] {
  const direct = identifiersIn(inReplyTo).slice(0, 1);
  const all = [...identifiersIn(references).filter((id) => !direct.includes(id)), ...direct];
  return [...new Set(all)].slice(-longest.answers);
}

const textOf = ({ text, html }: Email) => (text?.trim() ? text : html ? plainText(html) : '');

function people(addresses: Address[] | undefined): MailPerson[] {
  const each = (addresses ?? []).flatMap((one) => one.group ?? [one]);
  return each.flatMap((one) => person(one) ?? []).slice(0, longest.people);
}

function person(given: Address | undefined): MailPerson | null {
  const address = line(given?.address ?? '').toLowerCase();
  return address.includes('@') && address.length <= 254
    ? { name: line(given?.name ?? '').slice(0, 200), address }
    : null;
}

/** The sender's clock where it can be believed, the server's otherwise. */
function sentAt(said: string | undefined, arrived: Date | string | undefined): string {
  const told = new Date(arrived ?? Number.NaN);
  // A server may send an invalid date.
  const server = Number.isNaN(told.getTime()) ? new Date() : told;
  const sender = new Date(said ?? Number.NaN);
  const day = 86_400_000;
  const credible = Math.abs(sender.getTime() - server.getTime()) < 30 * day;
  return (credible ? sender : server).toISOString();
}

const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n');

const line = (text: string) =>
  storable(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

function byEnvelope({ envelope }: FetchMessageObject): Email {
  const [from] = envelope?.from ?? [];
  return {
    headers: [],
    headerLines: [],
    attachments: [],
    ...(from && { from: { name: from.name ?? '', address: from.address ?? '' } }),
    ...(envelope?.subject && { subject: envelope.subject }),
    ...(envelope?.messageId && { messageId: envelope.messageId }),
    ...(envelope?.inReplyTo && { inReplyTo: envelope.inReplyTo }),
  } as unknown as Email;
}

function noteUnreadable(call: Call<EmailSettings>, { folder, letter }: FetchedLetter) {
  call.log({
    direction: 'INBOUND',
    level: 'warning',
    event: 'mail.unreadable',
    status: 'warning',
    message: words(
      'A message is so malformed that only its envelope could be read.',
      'Письмо устроено так, что удалось прочитать только его заголовки.',
    ),
    details: { folder, uid: letter.uid },
  });
}
