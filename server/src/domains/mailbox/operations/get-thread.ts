import { words } from '../../../kernel/problems/errors.ts';
import { getRecord } from '../../../platform/records/read-operations.ts';
import { mailboxThreads } from '../mailbox-thread.ts';

export const getThread = getRecord(mailboxThreads, {
  name: 'mailbox.get-thread',
  summary: words('Get a conversation', 'Получить переписку'),
  permission: 'mailbox.read',
  scope: 'supplier_documents.read',
});
