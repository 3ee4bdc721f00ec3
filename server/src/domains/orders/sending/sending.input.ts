import Type, { type Static } from 'typebox';
import { sendingChannels } from '../../../../../nouns/proposal-sending.ts';
import { choice, id, longText, object, text } from '../../../kernel/fields.ts';
import { emailField } from '../../../platform/accounts/account-fields.ts';

export const sendingInput = {
  channel: Type.Optional(
    choice(
      Object.keys(sendingChannels) as Array<keyof typeof sendingChannels>,
      'How it is sent; by letter unless given',
      {
        examples: ['email'],
      },
    ),
  ),
  to: Type.Optional(
    Type.Array(emailField('Address'), {
      maxItems: 10,
      title: 'To whom; the contact of the supplier unless given',
      examples: [['petrova@cementdvor.ru']],
    }),
  ),
  templateId: Type.Optional(id('Template; the default unless given')),
  subject: Type.Optional(text(200, 'Subject of the letter')),
  message: Type.Optional(longText(5_000, 'Message', { examples: ['Добрый день! Направляем заказ.'] })),
};

const shape = object(sendingInput);

export type SendingInput = Static<typeof shape>;
