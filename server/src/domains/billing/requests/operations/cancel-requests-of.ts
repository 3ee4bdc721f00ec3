import Type from 'typebox';
import { requestFlow } from '../../../../../../nouns/invoice-request.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../../kernel/reaction.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { invoiceRequests, requestsOf } from '../invoice-request.ts';
import { moveRequest } from '../move-request.ts';

/** A requisition was given up: nobody is to send invoices for it. */
export const cancelRequestsOf = reaction(
  ['integration_api.procurement.status_changed'],
  command({
    name: 'billing.cancel-requests-of',
    summary: words('Cancel the invoice requests of a requisition', 'Отменить запросы счетов по заявке'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const requisition = await requisitions.lock(ctx.db, entityId);
      if (requisition.status !== 'cancelled') return;
      const open: readonly string[] = requestFlow.moves.cancel.from;
      for (const { id, status } of await requestsOf(ctx.db, entityId))
        if (open.includes(status))
          await moveRequest(ctx, await invoiceRequests.lock(ctx.db, id), 'cancel', {}, 'requisition_cancelled');
    },
  }),
);
