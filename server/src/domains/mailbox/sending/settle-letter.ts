import { choice, id, object } from '../../../kernel/fields.ts';
import type { Job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { holdMessage, mailboxMessage, presentMessage, storedMessage } from '../mailbox-message.ts';
import { moveLetter } from './move-letter.ts';

export const settleLetter = (deliver: Job) =>
  command({
    name: 'mailbox.settle-letter',
    summary: words('Decide on a message that may not have been sent', 'Решить судьбу письма'),
    description:
      'For a letter in doubt or one that failed: `sent` when the recipient has it, `send_again` to send it once more under the same Message-ID, `give_up` to leave it.',
    permission: 'mailbox.send',
    scope: 'supplier_documents.write',
    refuses: ['conflict'],
    input: object({ id: id(), decision: choice(['sent', 'send_again', 'give_up'], 'What is decided') }),
    output: mailboxMessage.view,

    async run(ctx, { id, decision }) {
      const letter = await holdMessage(ctx.db, id);
      if (letter.state !== 'in_doubt' && letter.state !== 'failed') throw settledAlready();
      if (decision === 'send_again') {
        await moveLetter(ctx, letter, { state: 'pending', attempts: 0 });
        await ctx.enqueue(deliver, { messageId: id });
      } else
        await moveLetter(ctx, letter, decision === 'sent' ? { state: 'done' } : { state: 'failed', error: givenUp });
      return presentMessage(ctx.language)(await storedMessage(ctx.db, id));
    },
  });

const settledAlready = () =>
  conflict(
    'letter_not_in_doubt',
    words(
      'Only a message that failed or may not have been sent can be decided on.',
      'Решение принимается только о письме с неизвестной судьбой или неотправленном.',
    ),
  );

const givenUp = words('Given up by a person.', 'Отправка отменена человеком.');
