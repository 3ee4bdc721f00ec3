import { id, object } from '../../kernel/fields.ts';
import { job } from '../../kernel/job.ts';
import { markLetter } from './mark-letter.ts';
import { type LetterToSend, readLetter } from './read-letter.ts';
import { tryLetter } from './try-letter.ts';

/** Sent at least once: twice only when the worker dies between the server's word and our mark. */
export const deliverLetter = job({
  name: 'mail.deliver-letter',
  payload: object({ letterId: id() }),
  command: markLetter,
  outside: {
    read: readLetter,
    perform: async (letter: LetterToSend | null, tools) => letter && tryLetter(letter, tools),
  },
  // A mail server may be away for a night.
  attempts: 30,
  onGivenUp: {
    command: markLetter,
    input: ({ letterId }, { reason, attempts }) => ({ letterId, outcome: { status: 'failed', ref: reason, attempts } }),
  },
});
