import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { ApprovalSubject } from '../../../kernel/approval-host.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { columns, raw, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { approvalRequest, approvalRequests, openingOf } from './approval-request.ts';

/** Asks the people of a route's first step. The steps are kept as they are now. */
export async function beginRequest(
  ctx: WriteContext,
  subject: ApprovalSubject,
  route: Pick<ApprovalRoute, 'id' | 'name' | 'steps'>,
): Promise<void> {
  const [first] = route.steps;
  if (!first) return;
  const row = {
    tenant_id: ctx.db.tenant,
    id: uuidv7(),
    record_type: subject.recordType,
    record_id: subject.recordId,
    ...shownOf(subject),
    authors: subject.authors,
    asked_by: subject.askedBy,
    route_id: route.id,
    route_name: route.name,
    steps: JSON.stringify(route.steps),
    ...(await openingOf(ctx, first)),
    status: 'pending',
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
  };
  const [made] = await approvalRequests.read(
    ctx.db,
    sql`with made as (insert into approval_requests ${columns(row)} returning *) ${approvalRequests.select(ctx.db, raw('true'), raw('made'))}`,
  );
  if (made) ctx.record(approvalRequest.fact('created', made));
}

/** Columns of the record as letters and lists show it. */
export const shownOf = ({ number, title, amount, currency, dueDate }: ApprovalSubject) => ({
  ...{ number, title, amount, currency },
  due_date: dueDate,
});
