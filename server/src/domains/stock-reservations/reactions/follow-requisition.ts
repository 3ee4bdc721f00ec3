import Type from 'typebox';
import { receivedFacts } from '../../../../../nouns/requisition-flow.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { linesByRequisition } from '../../requisitions/lines-of.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';
import { needlessOf } from '../needless-of.ts';
import { releaseHeld } from '../release-held.ts';
import { stockReservations } from '../stock-reservation.ts';

/** A requisition ended, or a line needs less: what is held back for it beyond that is released. */
export const followRequisition = reaction(
  [
    requisition.event('updated'),
    requisition.event('status_changed'),
    ...receivedFacts.map((one) => `procurement.${one}`),
  ],
  command({
    name: 'stock-reservations.follow-requisition',
    summary: words('Release what a requisition needs no longer', 'Снять резервы, которые заявке больше не нужны'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const held = await requisitions.lock(ctx.db, entityId);
      const active = await ctx.db.many<{ id: string }>(sql`
        select id from stock_reservations where tenant_id = ${ctx.db.tenant} and requisition_id = ${entityId} and status = 'active'`);
      if (active.length === 0) return;
      const reservations = await stockReservations.lockAll(
        ctx.db,
        active.map(({ id }) => id),
      );
      const lines = await linesByRequisition(ctx.db, [entityId]);
      const needless = needlessOf(held, lines, reservations);
      if (needless.length > 0) await releaseHeld(ctx, held, needless);
    },
  }),
  (tenant) =>
    sql`exists (select 1 from stock_reservations one where one.tenant_id = ${tenant} and one.status = 'active')`,
);
