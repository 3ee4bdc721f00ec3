import Type from 'typebox';
import { isAsking } from '../../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import { flag, id, object, text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { deadlinePassed } from '../../rfqs/links/open-link.ts';
import { sendRfq } from '../../rfqs/operations/send-rfq.ts';
import { refuseUnknown } from '../../rfqs/recipients/chosen-recipients.ts';
import { recipientsOf } from '../../rfqs/recipients/rfq-recipient.ts';
import { refuseEndedRfq } from '../../rfqs/refuse-ended.ts';
import { getRfq, supplierRfqs } from '../../rfqs/supplier-rfq.ts';
import { workingMessenger, writing } from '../messenger-port.ts';
import { sendingRefusals } from '../sending/reply.ts';
import { askByMessenger } from './ask-by-messenger.ts';
import { askedByMessenger } from './asked-by-messenger.ts';

export const sendRfqByMessenger = (connectors: readonly AnyConnector[]) =>
  command({
    name: 'messenger.send-rfq',
    summary: words('Send a request for quotes by messenger', 'Отправить запрос цен в мессенджере'),
    description:
      'Beside the letter: suppliers who were asked already get their link by messenger too. Instead of a letter, give the recipient the channel `messenger` and send the request. Whoever cannot be reached is named with the reason; the others are written to all the same. Who was written to before is passed by unless `resend` is true. It asks for the right to send requests for quotes too.',
    permission: 'messengers.send',
    scope: writing['messengers.send'],
    refuses: ['not_found', 'conflict', ...sendingRefusals],
    input: object({
      id: id('Request for quotes'),
      recipientIds: Type.Optional(
        Type.Array(id('Recipient'), { minItems: 1, maxItems: 100, title: 'Only these', examples: [] }),
      ),
      channelId: Type.Optional(text(100, 'Channel, as the provider knows it')),
      resend: Type.Optional(flag('Again to those who were written to before')),
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

    async run(ctx, { id: rfqId, recipientIds, channelId, resend = false }) {
      await ctx.ask(getRfq, { id: rfqId });
      authorize(ctx.actor, sendRfq);
      // Of two who ask at once the second finds what the first has written.
      const rfq = await supplierRfqs.lock(ctx.db, rfqId);
      refuseOver(rfq);
      await workingMessenger(ctx, connectors);
      const all = await recipientsOf(ctx.db, rfqId);
      refuseUnknown(all, recipientIds);
      const chosen = all
        .filter(({ id }) => recipientIds === undefined || recipientIds.includes(id))
        .filter(({ status }) => status !== 'revoked' && status !== 'pending');
      if (chosen.length === 0) throw nobodyAsked();
      const before = resend
        ? new Set<string>()
        : await askedByMessenger(
            ctx.db,
            chosen.map(({ id }) => id),
          );
      const recipients = chosen.filter(({ id }) => !before.has(id));
      const { sent, unreached } = await askByMessenger(ctx, connectors, {
        kind: 'invitation',
        rfq,
        recipients,
        channelId,
      });
      if (sent.length === 0) ctx.nothingChanged();
      const passedBy = [...before].map((recipientId) => ({ recipientId, reason: writtenBefore }));
      return {
        sent,
        unreached: [...unreached, ...passedBy].map(({ recipientId, reason }) => ({
          recipientId,
          reason: reason[ctx.language],
        })),
      };
    },
  });

/** A supplier is not sent to a page that takes no answer any more. */
function refuseOver(rfq: SupplierRfq) {
  refuseEndedRfq(rfq);
  if (
    rfq.status !== 'draft' &&
    (!isAsking(rfq.status) || Date.parse(rfq.responseDeadline ?? '') <= portalNow().getTime())
  )
    throw deadlinePassed();
}

const writtenBefore = words(
  'The request was sent to them by messenger before: send it again with `resend`.',
  'Запрос уже отправлен в мессенджере. Чтобы отправить ещё раз, передайте `resend`.',
);

const nobodyAsked = () =>
  brokenRule(
    'nobody_asked',
    words(
      'None of these suppliers was asked yet: send the request first.',
      'Никому из этих поставщиков запрос ещё не отправлен: сначала отправьте его.',
    ),
  );
