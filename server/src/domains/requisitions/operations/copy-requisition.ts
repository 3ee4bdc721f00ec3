import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { draftRequisition } from '../drafts/draft-requisition.ts';
import { handedOnBy, handedOnByOne } from '../drafts/handed-on-by.ts';
import { leaveOutGone } from '../drafts/leave-out-gone.ts';
import { missingRequired } from '../drafts/missing-required.ts';
import { linesOf } from '../lines-of.ts';
import { requisition, requisitions } from '../requisition.ts';
import { wholeRequisition } from '../requisition-warnings.ts';

const { title, dueDate, customFields } = requisition.creation;

export const copyRequisition = command({
  name: 'requisitions.copy-requisition',
  summary: words('Copy a purchase requisition', 'Скопировать заявку на закупку'),
  description:
    'A new draft of whoever asks, with the header, the active lines and the custom fields, and nothing of what was decided, invoiced or received. ' +
    'Dates are empty; with `dueDate` the days of the lines move by as much as the due date does. What has ended since (an archived warehouse, item ' +
    'or field, a contract that is over) is left out, and the warning `reference_left_out` names it; fields that became required since and are empty are named by `required_missing`. `customFields` are put over those of the source.',
  permission: 'purchase_requisitions.create',
  scope: 'purchase_requisitions.write',
  input: object({ id: id(), title, dueDate, customFields }),
  output: wholeRequisition,

  async run(ctx, { id, title, dueDate = null, customFields = {} }) {
    const [source, lines] = await Promise.all([requisitions.byId(ctx.db, id), linesOf(ctx.db, id)]);
    const moved = source.dueDate && dueDate ? daysBetween(source.dueDate, dueDate) : null;
    const active = lines.filter(({ status }) => status === 'active');
    const { draft, warnings } = await leaveOutGone(ctx, {
      ...handedOnBy(source),
      ...{ title: source.title, dueDate },
      items: active.map((line) => ({
        ...handedOnByOne(line),
        requiredAt: line.requiredAt && moved !== null ? daysAfter(line.requiredAt, moved) : null,
      })),
    });
    const made = await draftRequisition(
      ctx,
      { ...draft, ...(title && { title }), customFields: { ...draft.customFields, ...customFields } },
      { copiedFromId: id },
      { mayMissRequired: true },
    );
    return { ...made, warnings: [...warnings, ...(await missingRequired(ctx, made)), ...made.warnings] };
  },
});

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
