import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { tellVerdict } from '../../../platform/notices/approval-notices.ts';
import { approvalRequest, approvalRequests } from '../requests/approval-request.ts';
import { shown } from './ask-step.ts';

/** Requisitions and invoices tell of every decision themselves, with a route and without. */
const toldByThemselves: readonly string[] = ['procurement', 'invoice'];

/** Who sent a record for approval hears how it was decided. */
export const tellOutcome = reaction(
  [approvalRequest.event('status_changed')],
  command({
    name: 'approvals.tell-outcome',
    summary: words('Write how an approval was decided', 'Написать, чем закончилось согласование'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId, entityId }) {
      ctx.nothingChanged();
      const [{ actorId, data }, request] = await Promise.all([
        factById(ctx.db, factId),
        approvalRequests.byId(ctx.db, entityId),
      ]);
      const verdict = data.status?.to;
      if (toldByThemselves.includes(request.recordType)) return;
      if (verdict === 'approved' || verdict === 'rejected')
        await tellVerdict(ctx, shown(request), {
          key: factId,
          verdict,
          decidedBy: actorId,
          reason: request.reason,
          to: request.askedBy,
        });
    },
  }),
);
