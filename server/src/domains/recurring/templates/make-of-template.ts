import type { RequisitionTemplate } from '../../../../../nouns/requisition-template.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { draftRequisition } from '../../requisitions/drafts/draft-requisition.ts';
import { handedOnBy, handedOnByOne } from '../../requisitions/drafts/handed-on-by.ts';
import { leaveOutGone } from '../../requisitions/drafts/leave-out-gone.ts';
import { missingRequired } from '../../requisitions/drafts/missing-required.ts';

/**
 * A draft of what a template says, due so many days after this one; without what has ended since, which its warnings name. Somebody who
 * sees the draft fills in what became required since; a schedule stops at it.
 */
export async function makeOfTemplate(
  ctx: WriteContext,
  template: RequisitionTemplate,
  day: string,
  { mayMissRequired = false } = {},
) {
  const { title, name, responsibleId, dueInDays } = template;
  const { draft, warnings } = await leaveOutGone(ctx, {
    ...handedOnBy(template),
    title: title ?? name,
    dueDate: dueInDays === null ? null : daysAfter(day, dueInDays),
    ...(responsibleId && { responsibleId }),
    items: template.lines.map(handedOnByOne),
  });
  const made = await draftRequisition(ctx, draft, { templateId: template.id }, { mayMissRequired });
  const missing = mayMissRequired ? await missingRequired(ctx, made) : [];
  return { ...made, warnings: [...warnings, ...missing, ...made.warnings] };
}
