import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { assignments, sql } from '../../kernel/sql/sql.ts';
import { lockRequestOf } from './requests/approval-request.ts';
import { beginRequest, shownOf } from './requests/begin-request.ts';
import { cancelRequest } from './requests/end-request.ts';
import { matchRoute } from './routes/match-route.ts';

/**
 * Follows a change of what waits for approval: a decision does not outlive the content it was given to, so the steps begin anew, of
 * the route that is for it now. Where nobody has decided yet and the route stays, only what is shown of it changes. A request put
 * aside with its record is taken back, and nobody is asked until the record returns.
 */
export async function renewApproval(
  ctx: WriteContext,
  subject: ApprovalSubject,
  { isAside }: { isAside: boolean },
): Promise<void> {
  const held = await lockRequestOf(ctx.db, subject.recordType, subject.recordId);
  if (isAside) {
    if (held) await cancelRequest(ctx, held, null);
    return;
  }
  const route = await matchRoute(ctx, subject);
  if (held) {
    const { request, decided } = held;
    if (request.step === 1 && decided.length === 0 && route?.id === request.routeId) {
      await ctx.db.execute(sql`
        update approval_requests set ${assignments({ ...shownOf(subject), updated_by: ctx.actor.userId })}, version = version + 1, updated_at = portal_now()
        where tenant_id = ${ctx.db.tenant} and id = ${request.id}`);
      return;
    }
    await cancelRequest(ctx, held, null);
  }
  if (route) await beginRequest(ctx, subject, route);
}
