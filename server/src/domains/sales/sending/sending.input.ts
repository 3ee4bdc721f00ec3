import Type, { type Static } from 'typebox';
import { salesSendingChannels } from '../../../../../nouns/sales-sending.ts';
import { choice, id, longText, object, text } from '../../../kernel/fields.ts';
import { emailField } from '../../../platform/accounts/account-fields.ts';

export const sendingInput = {
  channel: choice(Object.keys(salesSendingChannels) as Array<keyof typeof salesSendingChannels>, 'How it is sent', {
    examples: ['email'],
  }),
  to: Type.Optional(
    Type.Array(emailField('Address'), {
      maxItems: 10,
      title: 'To whom; the customer unless given',
      examples: [['kuznetsov@sever.ru']],
    }),
  ),
  templateId: Type.Optional(id('Template; the default unless given')),
  subject: Type.Optional(text(200, 'Subject of the letter')),
  message: Type.Optional(longText(5_000, 'Message', { examples: ['Добрый день! Направляем счёт.'] })),
};

const shape = object(sendingInput);

export type SendingInput = Static<typeof shape>;
