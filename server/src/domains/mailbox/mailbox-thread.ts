import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, id, instant, integer, object, text, version } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import { threadLink } from './links/thread-link.ts';

export const directions = ['in', 'out'] as const;

export const mailboxThread = entity({
  type: 'mailbox_thread',
  noun: words('Conversation', 'Переписка'),
  audience: 'internal',
  displayName: 'subject',
  fields: {
    id: id(),
    subject: Type.String({ title: 'Subject', examples: ['Запрос цен RFQ-0012'] }),
    participants: Type.Array(text(254, 'Address'), {
      title: 'Addresses of the other side',
      examples: [['sales@cement.ru']],
    }),
    linkedTo: Type.Array(threadLink, { title: 'Records it is about: suggested ones and confirmed ones' }),
    messageCount: integer('Letters', { minimum: 0 }),
    unreadCount: integer('Letters nobody has read yet', { minimum: 0 }),
    lastMessageAt: instant('Last letter'),
    lastDirection: choice(directions, 'Whether the last letter came in or went out'),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
  },
  facts: ['received', 'queued', 'sent', 'failed', 'in_doubt', 'undelivered', 'linked', 'unlinked', 'read'],
});

export type MailboxThread = Type.Static<typeof mailboxThread.view>;

export const letterPerson = object(
  {
    name: Type.String({ title: 'Name; empty where the letter gives none' }),
    address: Type.String({ title: 'Address', examples: ['sales@cement.ru'] }),
  },
  { title: 'Person of a letter' },
);
