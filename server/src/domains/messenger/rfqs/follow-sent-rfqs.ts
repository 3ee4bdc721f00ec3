import Type from 'typebox';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Reaction, reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { noteUndelivered, reasonOf } from '../../rfqs/recipients/note-undelivered.ts';
import { recipientsOf } from '../../rfqs/recipients/rfq-recipient.ts';
import { supplierRfq, supplierRfqs } from '../../rfqs/supplier-rfq.ts';
import { askByMessenger } from './ask-by-messenger.ts';

/** A request for quotes was sent: suppliers who are asked by messenger get their link there. */
export const followSentRfqs = (connectors: readonly AnyConnector[]): Reaction =>
  reaction(
    [supplierRfq.event('sent')],
    command({
      name: 'messenger.follow-sent-rfq',
      summary: words('Ask suppliers by messenger', 'Отправить запрос поставщикам в мессенджере'),
      permission: 'signed-in',
      scope: null,
      input: toldFact,
      output: Type.Unknown(),
      async run(ctx, { entityId, factId }) {
        ctx.nothingChanged();
        const fact = await ctx.db.first<{ asked: string[] | null }>(sql`
          select data->'recipientIds' as asked from audit_events where tenant_id = ${ctx.db.tenant} and id = ${factId}`);
        const asked = new Set(fact?.asked ?? []);
        const all = await recipientsOf(ctx.db, entityId);
        const recipients = all.filter(
          ({ id, channel, status }) => channel === 'messenger' && status !== 'revoked' && asked.has(id),
        );
        if (recipients.length === 0) return;
        const rfq = await supplierRfqs.byId(ctx.db, entityId);
        const { unreached } = await askByMessenger(ctx, connectors, rfq, recipients);
        for (const { recipientId, reason } of unreached) await noteUndelivered(ctx, recipientId, reasonOf(reason));
      },
    }),
  );
