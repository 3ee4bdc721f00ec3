import Type from 'typebox';
import { id, longText, object, text } from '../../../kernel/fields.ts';

const address = () =>
  Type.String({
    title: 'Address',
    format: 'line',
    maxLength: 254,
    pattern: '^[^\\s@<>()\\[\\]\\\\,;:"]+@[^\\s@<>()\\[\\]\\\\,;:"]+$',
    'x-clean': 'line',
    examples: ['sales@cement.ru'],
  });

const recipientInput = object(
  {
    name: Type.Optional(text(200, 'Name', { examples: ['Отдел продаж'] })),
    address: address(),
  },
  { title: 'Recipient' },
);

const mostRecipients = 50;

/** What every letter of a person holds, new or an answer. */
export const letterInput = {
  text: longText(10_000, 'Text', { examples: ['Добрый день! Просим прислать счёт.'] }),
  fileIds: Type.Optional(
    Type.Array(id('File of the portal'), { maxItems: 20, uniqueItems: true, title: 'Files of the portal to attach' }),
  ),
};

export const recipients = (title: string, minItems: number) =>
  Type.Array(recipientInput, { title, minItems, maxItems: mostRecipients });

export type RecipientInput = Type.Static<typeof recipientInput>;
