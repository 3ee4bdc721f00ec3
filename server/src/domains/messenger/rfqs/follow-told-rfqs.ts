import Type from 'typebox';
import { silentStatuses } from '../../../../../nouns/recipient-flow.ts';
import { isAsking } from '../../../../../nouns/rfq-flow.ts';
import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Reaction, reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { noteUndelivered, reasonOf } from '../../rfqs/recipients/note-undelivered.ts';
import { recipientsOf } from '../../rfqs/recipients/rfq-recipient.ts';
import { supplierRfq, supplierRfqs } from '../../rfqs/supplier-rfq.ts';
import { askByMessenger } from './ask-by-messenger.ts';
import { askedByMessenger } from './asked-by-messenger.ts';

/** A request for quotes was sent, or suppliers were reminded of it: those who are asked by messenger are written to there. */
export const followToldRfqs = (connectors: readonly AnyConnector[]): Reaction =>
  reaction(
    [supplierRfq.event('sent'), supplierRfq.event('reminded')],
    command({
      name: 'messenger.follow-told-rfq',
      summary: words('Write to suppliers by messenger', 'Написать поставщикам в мессенджере'),
      permission: 'signed-in',
      scope: null,
      input: toldFact,
      output: Type.Unknown(),
      async run(ctx, { entityId, factId }) {
        ctx.nothingChanged();
        const fact = await ctx.db.first<{ told: string[] | null; isReminder: boolean }>(sql`
          select data->'recipientIds' as told, event = ${supplierRfq.event('reminded')} as "isReminder" from audit_events
          where tenant_id = ${ctx.db.tenant} and id = ${factId}`);
        const told = new Set(fact?.told ?? []);
        const all = (await recipientsOf(ctx.db, entityId)).filter(({ id }) => told.has(id));
        const recipients = fact?.isReminder
          ? await reminded(ctx, all)
          : all.filter(({ channel, status }) => channel === 'messenger' && status !== 'revoked');
        if (recipients.length === 0) return;
        const rfq = await supplierRfqs.byId(ctx.db, entityId);
        if (!isAsking(rfq.status)) return;
        const kind = fact?.isReminder ? 'reminder' : 'invitation';
        const { unreached } = await askByMessenger(ctx, connectors, { kind, rfq, recipients });
        for (const { recipientId, reason } of unreached)
          await noteUndelivered(ctx, recipientId, reasonOf(reason), 'messenger');
      },
    }),
  );

/** Those who have still not answered, in the way they were asked: by messenger instead of mail, or beside it. */
async function reminded({ db }: WriteContext, all: readonly RfqRecipient[]): Promise<RfqRecipient[]> {
  const beside = await askedByMessenger(
    db,
    all.map(({ id }) => id),
  );
  return all.filter(
    ({ id, channel, status }) => silentStatuses.includes(status) && (channel === 'messenger' || beside.has(id)),
  );
}
