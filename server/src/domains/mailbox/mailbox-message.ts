import Type from 'typebox';
import { choice, id, instant, nullable, object } from '../../kernel/fields.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { directions, letterPerson } from './mailbox-thread.ts';

export const letterNoun: Words = words('Letter', 'Письмо');

/** How files of letters name the record they hang on. */
export const letterFiles = 'mailboxMessage';

export const letterStates = ['pending', 'running', 'done', 'failed', 'in_doubt'] as const;

export type LetterState = (typeof letterStates)[number];

const attachment = object(
  {
    fileName: Type.String({ title: 'Name', examples: ['Прайс.xlsx'] }),
    mimeType: Type.String({ title: 'Media type, found in the content' }),
    sizeBytes: Type.Integer({ minimum: 0, title: 'Size in bytes' }),
    fileId: nullable(id('File of the portal; null for what was not kept')),
    notKept: nullable(
      choice(['file_type', 'quota'], 'Why it was not kept: a kind of file that the portal does not take, or no room'),
    ),
  },
  { title: 'Attachment' },
);

export type LetterAttachment = Type.Static<typeof attachment>;

export const mailboxMessage = object(
  {
    id: id(),
    threadId: id('Conversation'),
    direction: choice(directions, 'Whether it came in or went out'),
    messageId: Type.String({ title: 'Message-ID, without brackets', examples: ['0193@romashka.ru'] }),
    from: letterPerson,
    to: Type.Array(letterPerson, { title: 'Recipients' }),
    cc: Type.Array(letterPerson, { title: 'Copies' }),
    subject: Type.String({ title: 'Subject' }),
    text: Type.String({ title: 'Text; of a letter in HTML, what it says to a reader' }),
    sentAt: instant('Sent'),
    attachments: Type.Array(attachment, { title: 'Attachments' }),
    state: nullable(
      choice(
        letterStates,
        'A letter of ours on its way; `in_doubt` when it was handed over and whether it left is not known. Null for what came in',
      ),
    ),
    error: nullable(Type.String({ title: 'Why it did not leave, or what is not known' })),
    undelivered: Type.Array(
      object({
        address: Type.String({ title: 'Address' }),
        reason: Type.String({ title: 'What the mail server said' }),
      }),
      { title: 'Whom it did not reach' },
    ),
    readAt: nullable(instant('First read')),
    createdById: nullable(id('Written by')),
  },
  { title: 'Letter' },
);

export type MailboxMessage = Type.Static<typeof mailboxMessage>;
