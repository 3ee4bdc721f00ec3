import Type from 'typebox';
import { id, object, text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { recipientsOf } from '../../rfqs/recipients/rfq-recipient.ts';
import { getRfq } from '../../rfqs/supplier-rfq.ts';
import { workingMessenger, writing } from '../messenger-port.ts';
import { sendingRefusals } from '../sending/reply.ts';
import { askByMessenger } from './ask-by-messenger.ts';

export const sendRfqByMessenger = (connectors: readonly AnyConnector[]) =>
  command({
    name: 'messenger.send-rfq',
    summary: words('Send a request for quotes by messenger', 'Отправить запрос цен в мессенджере'),
    description:
      'Beside the letter: suppliers who were asked already get their link by messenger too. Instead of a letter, give the recipient the channel `messenger` and send the request. Whoever cannot be reached is named with the reason; the others are written to all the same.',
    permission: 'messengers.send',
    scope: writing['messengers.send'],
    refuses: ['not_found', ...sendingRefusals],
    input: object({
      id: id('Request for quotes'),
      recipientIds: Type.Optional(
        Type.Array(id('Recipient'), { minItems: 1, maxItems: 100, title: 'Only these', examples: [] }),
      ),
      channelId: Type.Optional(text(100, 'Channel, as the provider knows it')),
    }),
    output: object({
      sent: Type.Array(id('Recipient'), { title: 'Whom a message was written to' }),
      unreached: Type.Array(
        object(
          { recipientId: id('Recipient'), reason: text(500, 'Why') },
          { title: 'Recipient who was not written to' },
        ),
        { title: 'Whom none could be written to' },
      ),
    }),

    async run(ctx, { id: rfqId, recipientIds, channelId }) {
      const rfq = await ctx.ask(getRfq, { id: rfqId });
      await workingMessenger(ctx, connectors);
      const all = (await recipientsOf(ctx.db, rfqId)).filter(
        ({ status }) => status !== 'revoked' && status !== 'pending',
      );
      const chosen = recipientIds === undefined ? all : all.filter(({ id }) => recipientIds.includes(id));
      if (chosen.length === 0) throw nobodyAsked();
      const { sent, unreached } = await askByMessenger(ctx, connectors, rfq as never, chosen, channelId);
      if (sent.length === 0) ctx.nothingChanged();
      return {
        sent,
        unreached: unreached.map(({ recipientId, reason }) => ({ recipientId, reason: reason[ctx.language] })),
      };
    },
  });

const nobodyAsked = () =>
  brokenRule(
    'nobody_asked',
    words(
      'None of these suppliers was asked yet: send the request first.',
      'Никому из этих поставщиков запрос ещё не отправлен: сначала отправьте его.',
    ),
  );
