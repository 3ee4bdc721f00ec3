import Type from 'typebox';
import { requestFlow } from '../../../../../nouns/invoice-request.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { letterFailedEvent } from '../../../platform/mail/mark-letter.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { invoiceRequests } from './invoice-request.ts';
import { moveRequest } from './move-request.ts';

/** A letter to a supplier was given up: what it asked for can be asked for again. */
export const markUndelivered = reaction(
  [letterFailedEvent],
  command({
    name: 'billing.mark-undelivered',
    summary: words('Mark a request that was not delivered', 'Отметить недоставленный запрос счёта'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId, factId }) {
      ctx.nothingChanged();
      const [found] = await invoiceRequests.byIds(ctx.db, [entityId]);
      if (!found) return;
      await requisitions.lock(ctx.db, found.procurementId);
      const held = await invoiceRequests.lock(ctx.db, entityId);
      if (!(requestFlow.moves.fail.from as readonly string[]).includes(held.status)) return;
      const { reason } = await ctx.db.one<{ reason: string }>(
        sql`select data->>'reason' as reason from audit_events where tenant_id = ${ctx.db.tenant} and id = ${factId}`,
      );
      await moveRequest(ctx, held, 'fail', { error: reason });
    },
  }),
);
