import { conflict, words } from '../../kernel/problems/errors.ts';
import { fileHost } from '../../platform/files/host.ts';
import { linkThread } from './links/link-thread.ts';
import { letterFiles } from './mailbox-message.ts';
import { getMessage } from './operations/get-message.ts';

/** What came with letters. Nothing is attached to one afterwards: it was written by somebody else, or has left. */
export const mailboxFiles = fileHost({
  entityType: letterFiles,
  get: getMessage,
  update: linkThread,
  closed: () =>
    conflict(
      'letter_is_written',
      words(
        'Files cannot be attached to a message afterwards.',
        'К письму нельзя приложить файл после отправки или получения.',
      ),
    ),
});
