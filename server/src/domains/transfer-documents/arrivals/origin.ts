import type Type from 'typebox';
import { operators } from '../../../../../nouns/e-document.ts';
import { documentSources } from '../../../../../nouns/transfer-document.ts';
import { choice, id, nullable, object, text } from '../../../kernel/fields.ts';

/** Where a document came from: a person's own file, a letter, or an incoming document of an operator. */
export const origin = object({
  source: choice(Object.keys(documentSources) as Array<keyof typeof documentSources>, 'How it came'),
  sender: nullable(text(320, 'Who sent it')),
  threadId: nullable(id('Conversation')),
  letterId: nullable(id('Letter')),
  operator: nullable(choice(Object.keys(operators) as Array<keyof typeof operators>, 'Operator')),
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

interface OfOperator {
  operator: keyof typeof operators;
  operatorDocumentId: string;
  sender: string | null;
}

/** An incoming document of an operator, by our own record of it. */
export const fromOperator = ({ sender, ...document }: OfOperator): Origin => ({
  ...nowhere,
  source: 'operator',
  ...document,
  sender: sender?.slice(0, 320) ?? null,
});
