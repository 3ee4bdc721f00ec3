import Type from 'typebox';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { draftRequisition } from '../drafts/draft-requisition.ts';
import { leaveOutGone } from '../drafts/leave-out-gone.ts';
import { linesOf } from '../lines-of.ts';
import { requisition, requisitions } from '../requisition.ts';
import { lineFields } from '../requisition-line.ts';
import { wholeRequisition } from '../requisition-warnings.ts';

const { title, dueDate, customFields } = requisition.creation;

export const copyRequisition = command({
  name: 'requisitions.copy-requisition',
  summary: words('Copy a purchase requisition', 'Скопировать заявку на закупку'),
  description:
    'A new draft of whoever asks, with the header, the active lines and the custom fields, and nothing of what was decided, invoiced or received. ' +
    'Dates are empty; with `dueDate` the days of the lines move by as much as the due date does. What has ended since (an archived warehouse, item ' +
    'or field, a contract that is over) is left out, and the warning `reference_left_out` names it. `customFields` are put over those of the source.',
  permission: 'purchase_requisitions.create',
  scope: 'purchase_requisitions.write',
  input: object({ id: id(), title, dueDate, customFields }),
  output: wholeRequisition,

  async run(ctx, { id, title, dueDate = null, customFields = {} }) {
    const [source, lines] = await Promise.all([requisitions.byId(ctx.db, id), linesOf(ctx.db, id)]);
    const moved = source.dueDate && dueDate ? daysBetween(source.dueDate, dueDate) : null;
    const { draft, warnings } = await leaveOutGone(ctx, {
      ...headerOf(source),
      dueDate,
      items: lines.filter(({ status }) => status === 'active').map((line) => lineOf(line, moved)),
    });
    const made = await draftRequisition(
      ctx,
      { ...draft, ...(title && { title }), customFields: { ...draft.customFields, ...customFields } },
      { copiedFromId: id },
    );
    return { ...made, warnings: [...warnings, ...made.warnings] };
  },
});

const headerOf = ({
  title,
  priority,
  customerId,
  customerContact,
  departmentName,
  deliveryWarehouseId,
  deliveryAddress,
  contractId,
  currency,
  budgetAmount,
  budgetCode,
  constructionProject,
  constructionObject,
  constructionStage,
  comment,
  tags,
  customFields,
}: Requisition) => ({
  ...{ title, priority, customerId, customerContact, departmentName, deliveryWarehouseId, deliveryAddress, contractId },
  ...{ currency, budgetAmount, budgetCode, constructionProject, constructionObject, constructionStage },
  ...{ comment, tags, customFields },
});

const lineOf = (line: RequisitionLine, moved: number | null) => ({
  ...Object.fromEntries((Object.keys(lineFields) as Array<keyof typeof lineFields>).map((name) => [name, line[name]])),
  requiredAt: line.requiredAt && moved !== null ? daysAfter(line.requiredAt, moved) : null,
});

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
