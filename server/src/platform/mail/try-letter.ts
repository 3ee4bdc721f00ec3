import { buffer } from 'node:stream/consumers';
import type { OutsideTools } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import type { MailFailure } from './create-transport.ts';
import { letterIdentifier } from './letter-identifier.ts';
import { wordLetter } from './letters/letter-templates.ts';
import type { LetterOutcome } from './mark-letter.ts';
import type { LetterToSend } from './read-letter.ts';
import { renderLetter } from './render-letter.ts';

/** Hands a letter to the mail server: sent, or refused for good. What may yet go well is thrown. Here alone letters leave. */
export async function tryLetter(
  letter: LetterToSend,
  { services, attempt }: Pick<OutsideTools, 'services' | 'attempt'>,
): Promise<LetterOutcome> {
  if (letter.kept) return { status: 'kept', ref: '', attempts: attempt };
  const written = wordLetter(letter.template, letter.variables, letter.locale);
  const { subject, html, text } = renderLetter(written, letter.locale);
  const { recipient: to, answersTo: replyTo } = letter;
  const messageId = letterIdentifier(services, letter.id);
  const attachments = await Promise.all(letter.attachments.map((one) => opened(services, one)));
  try {
    const words = { to, replyTo, sender: written.sender, subject, html, text, messageId };
    const { ref } = await services.mail.send({ ...words, attachments });
    return { status: 'sent', ref: ref.slice(0, 500), attempts: attempt };
  } catch (error) {
    if (!(error as MailFailure).permanent) throw error;
    return { status: 'failed', ref: (error as Error).message.slice(0, 500), attempts: attempt };
  }
}

const opened = async (
  services: Pick<Services, 'files'>,
  { fileName, mimeType, storageKey }: LetterToSend['attachments'][number],
) => ({ fileName, mimeType, content: await buffer(await services.files.open(storageKey)) });
