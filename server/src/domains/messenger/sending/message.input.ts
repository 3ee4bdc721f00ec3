import Type from 'typebox';
import { id, longText, unshown } from '../../../kernel/fields.ts';
import { fieldError, invalid, words } from '../../../kernel/problems/errors.ts';

/** Messengers take texts of different lengths; the longest one of any is taken here, and a shorter one refuses it itself. */
const longest = 10_000;

export const messageInput = {
  text: Type.Optional(longText(longest, 'Text', { examples: ['Добрый день! Подскажите срок поставки цемента.'] })),
  fileId: Type.Optional(unshown(id('File of the portal, such as one of the record'))),
};

export interface MessageInput {
  text?: string | undefined;
  fileId?: string | undefined;
}

/** Messengers send a text or a file: one of the two is given. */
export function demandOneContent({ text, fileId }: MessageInput) {
  if ((text === undefined) === (fileId === undefined))
    throw invalid([fieldError('/text', text === undefined ? 'required' : 'mutually_exclusive', oneOf)]);
}

const oneOf = words('give either `text` or `fileId`', 'укажите либо текст, либо файл');
