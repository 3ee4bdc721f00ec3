import type Type from 'typebox';
import { documentSources } from '../../../../../nouns/transfer-document.ts';
import { choice, id, nullable, object, text } from '../../../kernel/fields.ts';

/** Where a document came from: a person's own file, a letter, or an incoming document of an operator. */
export const origin = object({
  source: choice(Object.keys(documentSources) as Array<keyof typeof documentSources>, 'How it came'),
  sender: nullable(text(320, 'Who sent it')),
  threadId: nullable(id('Conversation')),
  letterId: nullable(id('Letter')),
  operator: nullable(text(64, 'Integration of the operator')),
  operatorDocumentId: nullable(id('Document of the operator')),
});

export type Origin = Type.Static<typeof origin>;

const nowhere = { sender: null, threadId: null, letterId: null, operator: null, operatorDocumentId: null };

export const uploadedByHand: Origin = { source: 'file', ...nowhere };

/** A file of a letter of the mailbox. */
export const fromLetter = (letter: { sender: string; threadId: string; letterId: string }): Origin => ({
  ...nowhere,
  source: 'mail',
  ...letter,
});

/** An incoming document of an operator, by the slug of his integration and our own record of the document. */
export const fromOperator = (of: { operator: string; operatorDocumentId: string; sender: string | null }): Origin => ({
  ...nowhere,
  source: 'operator',
  ...of,
});
