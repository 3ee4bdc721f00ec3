import Type from 'typebox';
import { requirements } from '../../../../../nouns/requisition-flow.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { approvalPart } from '../../approvals/approval-part.ts';
import { readApproval, withinApproval } from '../../approvals/read-approval.ts';
import { withoutBypass } from '../../approvals/without-bypass.ts';
import { budgetPart, readBudgetPart } from '../../budgets/budget-part.ts';
import { companySettings } from '../../company/company-settings.ts';
import { linesOf } from '../lines-of.ts';
import { allowedMoves } from '../moves/move-to.ts';
import { subjectOf } from '../moves/subject-of.ts';
import { requisition, requisitions } from '../requisition.ts';
import { requisitionLine } from '../requisition-line.ts';
import { requisitionSupplier, suppliersOf } from '../suppliers/requisition-supplier.ts';

export const readRequisitionCard = query({
  name: 'requisitions.read-card',
  summary: words('Get a purchase requisition', 'Получить заявку на закупку'),
  description:
    'With its lines, cancelled ones too, and how far each is covered and by whom; its suppliers with what was accepted from each; and the moves ' +
    'that the caller may ask for now.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({ id: id() }),
  output: object(
    {
      ...requisition.fields,
      items: Type.Array(requisitionLine.view, { title: 'Lines, in their order' }),
      suppliers: Type.Array(requisitionSupplier.view, { title: 'Suppliers, by name' }),
      allowedMoves: Type.Array(
        object({
          to: choice(requisition.statuses, 'Status'),
          requires: Type.Array(choice(requirements, 'Condition')),
        }),
        { title: 'Where the caller may move it now' },
      ),
      approval: approvalPart,
      budget: budgetPart,
    },
    { title: 'Purchase requisition card' },
  ),

  async run(ctx, { id }) {
    const [header, items, suppliers, settings, approval] = await Promise.all([
      requisitions.byId(ctx.db, id),
      linesOf(ctx.db, id),
      suppliersOf(ctx.db, id),
      companySettings(ctx),
      readApproval(ctx, 'procurement', id),
    ]);
    const budget = await readBudgetPart(ctx, header);
    const moves = allowedMoves(ctx.actor, header, settings).map(({ to, requires }) => ({
      to,
      requires: [...requires],
    }));
    const isAround = ({ to }: { to: string }) => header.status === 'draft' && to === 'approved';
    const asked = await withoutBypass(ctx, moves, isAround, () => subjectOf(ctx, header));
    return { ...header, items, suppliers, allowedMoves: withinApproval(asked, approval), approval, budget };
  },
});
