// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'send-letter': {
    call: 'sendLetter',
    kind: 'call',
    isWrite: true,
    summary: 'Write a letter',
    about:
      'Begins a conversation from the address of the connected mailbox. The letter leaves right after the answer: `state` of the letter says how far it is.',
    scopes: ['supplier_documents.write'],
    path: [],
    body: {
      to: { kind: 'json', words: 'Recipients', isRequired: true },
      cc: { kind: 'json', words: 'Copies' },
      subject: { kind: 'text', words: 'Subject', isRequired: true },
      text: { kind: 'text', words: 'Text', isRequired: true },
      fileIds: { kind: 'list', words: 'Files of the portal to attach' },
      linkedTo: { kind: 'json', words: 'Records it is about' },
    },
  },
  'get-message': {
    call: 'getMessage',
    kind: 'call',
    summary: 'Get a letter',
    about: 'Its attachments are files of the portal: `GET /api/v1/files/:fileId/download-url` leads to them.',
    scopes: ['supplier_documents.read'],
    path: ['id'],
  },
  'settle-letter': {
    call: 'settleLetter',
    kind: 'call',
    isWrite: true,
    summary: 'Decide on a message that may not have been sent',
    about:
      'For a letter in doubt or one that failed: `sent` when the recipient has it, `send_again` to send it once more under the same Message-ID, `give_up` to leave it.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      decision: { kind: 'text', values: ['sent', 'send_again', 'give_up'], words: 'What is decided', isRequired: true },
    },
  },
  'list-threads': {
    call: 'listThreads',
    kind: 'list',
    summary: 'List conversations with suppliers',
    about:
      'The newest first. `entityType` with `entityId` shows those about one record, suggested and confirmed alike; `search` looks into subjects, names and addresses.',
    scopes: ['supplier_documents.read'],
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, lastMessageAt, createdAt, updatedAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: {
        kind: 'text',
        words:
          'At least 2 characters, looked for in subject, names and addresses. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
      },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      subject: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      unreadCount: { kind: 'text', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in'] },
      lastMessageAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      lastDirection: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      entityType: {
        kind: 'text',
        values: ['supplier', 'requisition', 'rfq', 'proposal', 'invoice'],
        words: 'Kind of the record',
      },
      entityId: { kind: 'text', words: 'The record they are about' },
    },
  },
  'get-thread': {
    call: 'getThread',
    kind: 'call',
    summary: 'Get a conversation',
    scopes: ['supplier_documents.read'],
    path: ['id'],
  },
  'link-thread': {
    call: 'linkThread',
    kind: 'call',
    isWrite: true,
    summary: 'Link a conversation to a record',
    about:
      'A conversation may be about several records. Linking one that was suggested confirms it; linking what is confirmed already changes nothing.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      entityType: {
        kind: 'text',
        values: ['supplier', 'requisition', 'rfq', 'proposal', 'invoice'],
        words: 'Kind of the record',
        isRequired: true,
      },
      entityId: { kind: 'text', words: 'The record', isRequired: true },
    },
  },
  'list-messages': {
    call: 'listMessages',
    kind: 'list',
    summary: 'Read the letters of a conversation',
    about: 'The oldest first. Reading them here marks nothing as read: `/read` does.',
    scopes: ['supplier_documents.read'],
    path: ['id'],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: { kind: 'text', words: 'Up to 3 of id, sentAt; `-` before descending ones' },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      threadId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      direction: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      sentAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      state: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
    },
  },
  'mark-read': {
    call: 'markRead',
    kind: 'call',
    isWrite: true,
    summary: 'Mark a conversation read',
    about: 'All its letters count as read from now on, for the whole portal. What is read already stays as it was.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
  },
  reply: {
    call: 'reply',
    kind: 'call',
    isWrite: true,
    summary: 'Answer in a conversation',
    about:
      'Answers the newest letter that came, or follows up the newest of ours where nothing came yet. Without `to` it goes to whoever wrote last, or to those who were written to.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      text: { kind: 'text', words: 'Text', isRequired: true },
      fileIds: { kind: 'list', words: 'Files of the portal to attach' },
      to: { kind: 'json', words: 'Recipients' },
      cc: { kind: 'json', words: 'Copies' },
    },
  },
  'unlink-thread': {
    call: 'unlinkThread',
    kind: 'call',
    isWrite: true,
    summary: 'Take a record off a conversation',
    about:
      'Confirmed or only suggested: the platform does not suggest it for this conversation again. Repeating it changes nothing.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      entityType: {
        kind: 'text',
        values: ['supplier', 'requisition', 'rfq', 'proposal', 'invoice'],
        words: 'Kind of the record',
        isRequired: true,
      },
      entityId: { kind: 'text', words: 'The record', isRequired: true },
    },
  },
};
