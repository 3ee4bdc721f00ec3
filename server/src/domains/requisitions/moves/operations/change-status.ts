import Type from 'typebox';
import { choice, id, longText, object } from '../../../../kernel/fields.ts';
import { notAllowed } from '../../../../kernel/lifecycle.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { decide } from '../../../approvals/decide.ts';
import { refuseBypass } from '../../../approvals/without-bypass.ts';
import { overrunWarnings } from '../../../budgets/overrun-warnings.ts';
import { companySettings } from '../../../company/company-settings.ts';
import { requisition, requisitions } from '../../requisition.ts';
import { requisitionWarnings } from '../../requisition-warnings.ts';
import { settleRequisition } from '../../settle-requisition.ts';
import { checkMove } from '../check-move.ts';
import { allowedMoves, moveTo, refuseUnpermitted } from '../move-to.ts';
import { subjectOf } from '../subject-of.ts';

export const changeStatus = command({
  name: 'requisitions.change-status',
  summary: words('Change the status of a requisition', 'Сменить статус заявки'),
  description:
    'The moves, who may ask for them and on what condition are told by `GET /api/v1/purchase-requisitions/status-flow`. Rejecting, ' +
    'holding, cancelling and closing short need a `reason`; the status a held requisition came from releases it. `from` guards against a ' +
    'change meanwhile. The status it has already changes nothing. Figures may lead further at once: what is covered when approved is ' +
    '`supplier_selected`. Where a route says who approves, only those whom its open step waits for approve and reject; until the last of them the ' +
    'requisition keeps its status, and `approval` of its card says what it waits for.',
  permission: 'purchase_requisitions.status',
  scope: 'purchase_requisitions.write',
  refuses: ['invalid_state_transition', 'has_dependencies', 'conflict', 'precondition_failed'],
  input: object({
    id: id(),
    status: choice(requisition.statuses, 'Wanted status', { examples: ['pending_approval'] }),
    from: Type.Optional(choice(requisition.statuses, 'Status the caller believes in')),
    reason: Type.Optional(longText(1_000, 'Reason')),
    comment: Type.Optional(longText(1_000, 'The same as the reason, as other resources call it')),
  }),
  output: object({ ...requisition.fields, warnings: requisitionWarnings }),

  async run(ctx, { id, status, from, reason, comment }) {
    const held = await requisitions.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    const settings = await companySettings(ctx);
    if (from !== undefined && from !== held.status)
      throw notAllowed(
        requisition,
        held.status,
        status,
        allowedMoves(ctx.actor, held, settings).map(({ to }) => to),
      );
    if (status === held.status) {
      ctx.nothingChanged();
      return { ...held, warnings: [] };
    }
    const move = moveTo(held, status);
    const why = reason ?? comment;
    refuseUnpermitted(ctx.actor, move, settings);
    if (move === 'approve_at_once') await refuseBypass(ctx, subjectOf(ctx, held));
    const isDecided = move === 'approve' || move === 'reject';
    if (isDecided && (await decide(ctx, { recordType: 'procurement', recordId: id, move, reason: why })) === 'waits')
      return { ...held, warnings: [] };
    const warnings = await checkMove(ctx, held, { move, reason: why });
    const after = await settleRequisition(ctx, held, move, {
      spends: true,
      data: why === undefined ? {} : { reason: why },
    });
    const overrun = commits.includes(status) ? await overrunWarnings(ctx, id) : [];
    return { ...after, warnings: [...warnings, ...overrun] };
  },
});

/** Here money of a budget begins to be taken, or is taken for good. */
const commits: readonly string[] = ['pending_approval', 'approved'];
