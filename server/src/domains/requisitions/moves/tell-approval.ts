import Type from 'typebox';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import { requisitionFlow } from '../../../../../nouns/requisition-flow.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { askApprovers, type ToApprove, tellVerdict } from '../../../platform/notices/approval-notices.ts';
import { peopleWith } from '../../../platform/users/people-to-tell.ts';
import { isByRoute } from '../../approvals/is-by-route.ts';
import { companySettings } from '../../company/company-settings.ts';
import { requisition, requisitions } from '../requisition.ts';
import { authorOf, isAuthorBarred } from './own-approval.ts';

/** Writes to those who may approve that a requisition waits, and to whoever sent it how it was decided. */
export const tellApproval = reaction(
  [requisition.event('status_changed')],
  command({
    name: 'requisitions.tell-approval',
    summary: words('Write letters about the approval of a requisition', 'Написать письма о согласовании заявки'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId, entityId }) {
      ctx.nothingChanged();
      const [{ actorId, data }, [held]] = await Promise.all([
        factById(ctx.db, factId),
        requisitions.byIds(ctx.db, [entityId]),
      ]);
      const { from, to } = data.status ?? {};
      if (!held || to === undefined) return;
      if (to === 'pending_approval' && held.status === to) return ask(ctx, held, factId, actorId);
      const verdict = to === 'rejected' ? to : 'approved';
      const isDecided = from === 'pending_approval' && (to === 'rejected' || held.approvedAt !== null);
      if (isDecided && !undecided.has(to))
        await tellVerdict(ctx, shown(held), {
          key: factId,
          verdict,
          decidedBy: actorId,
          reason: data.reason ?? null,
          to: authorOf(held),
        });
    },
  }),
);

/** A requisition leaves approval for these without a decision of an approver. */
const undecided: ReadonlySet<string> = new Set(['draft', 'on_hold', 'cancelled']);

/** Where a route says who approves, approvals ask them step by step. */
async function ask(ctx: WriteContext, held: Requisition, key: string, askedBy: string | null) {
  if (await isByRoute(ctx, 'procurement', held.id)) return;
  const [settings, people] = await Promise.all([
    companySettings(ctx),
    peopleWith(ctx.db, requisitionFlow.moves.approve.permission as 'purchase_requisitions.approve'),
  ]);
  const author = isAuthorBarred(settings) ? authorOf(held) : null;
  await askApprovers(ctx, shown(held), {
    key,
    approvers: people.filter(({ id }) => id !== askedBy && id !== author),
    askedBy,
  });
}

const shown = ({ id, number, title, plannedTotal, currency, dueDate }: Requisition): ToApprove => ({
  recordType: 'procurement',
  recordId: id,
  number,
  title,
  total: plannedTotal,
  currency,
  dueDate,
});
