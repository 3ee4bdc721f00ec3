import { id, object } from '../../kernel/fields.ts';
import { job, type OutsideWork } from '../../kernel/job.ts';
import { letterIdentifier } from './letter-identifier.ts';
import { wordLetter } from './letters/letter-templates.ts';
import { type LetterOutcome, markLetter } from './mark-letter.ts';
import { type LetterToSend, readLetter } from './read-letter.ts';
import { renderLetter } from './render-letter.ts';
import type { MailFailure } from './transport.ts';

/** Sent at least once: twice only when the worker dies between the server's word and our mark. */
export const deliverLetter = job({
  name: 'mail.deliver-letter',
  payload: object({ letterId: id() }),
  command: markLetter,
  outside: { read: readLetter, perform: send },
  // A mail server may be away for a night.
  attempts: 30,
  onGivenUp: {
    command: markLetter,
    input: ({ letterId }, { reason, attempts }) => ({ letterId, outcome: { status: 'failed', ref: reason, attempts } }),
  },
});

async function send(
  letter: LetterToSend | null,
  { services, attempt }: Parameters<OutsideWork['perform']>[1],
): Promise<LetterOutcome | null> {
  if (letter === null) return null;
  const written = wordLetter(letter.template, letter.variables, letter.locale);
  const { subject, html, text } = renderLetter(written, letter.locale);
  const { recipient: to, answersTo: replyTo } = letter;
  const messageId = letterIdentifier(services, letter.id);
  try {
    const { ref } = await services.mail.send({ to, replyTo, sender: written.sender, subject, html, text, messageId });
    return { status: 'sent', ref: ref.slice(0, 500), attempts: attempt };
  } catch (error) {
    if (!(error as MailFailure).permanent) throw error;
    return { status: 'failed', ref: (error as Error).message.slice(0, 500), attempts: attempt };
  }
}
