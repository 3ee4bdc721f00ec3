import Type from 'typebox';
import { longText, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { messengerMessage } from '../messenger-message.ts';
import { writing } from '../messenger-port.ts';
import { chooseChat } from './choose-chat.ts';
import { sendingRefusals } from './reply.ts';
import { addressee, conversationWith, personOf } from './start-conversation.ts';
import { writeMessage } from './write-message.ts';

export const sendTest = (connectors: readonly AnyConnector[]) =>
  command({
    name: 'messenger.send-test',
    summary: words('Send a test message', 'Отправить проверочное сообщение'),
    description:
      'A real message to a phone or a contact, such as your own, by the same way as any other: its `status` shows whether webhooks come back.',
    permission: 'messengers.manage',
    scope: writing['messengers.manage'],
    refuses: [...sendingRefusals],
    input: object({ ...addressee, text: Type.Optional(longText(1_000, 'Text; a greeting unless given')) }),
    output: messengerMessage.view,

    async run(ctx, { contactId, phone, channelId, text }) {
      const person = await personOf(ctx, { contactId, phone });
      const chosen = await chooseChat(ctx, connectors, person.phone, channelId);
      const conversationId = await conversationWith(ctx, chosen, person);
      return writeMessage(ctx, {
        conversationId,
        installationId: chosen.installationId,
        text: text ?? greeting[ctx.language],
        file: null,
      });
    },
  });

const greeting = words(
  'This is a test message: the messenger is connected.',
  'Проверочное сообщение: мессенджер подключён.',
);
