import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { lockRequestOf } from './requests/approval-request.ts';
import { beginRequest } from './requests/begin-request.ts';
import { cancelRequest, pauseRequest, resumeRequest } from './requests/end-request.ts';
import { forgetApproved, forgetDecided, forgetRejected } from './requests/forget-decided.ts';
import { matchRoute } from './routes/match-route.ts';

interface Moved {
  recordType: ApprovedRecord;
  recordId: string;
  from: string;
  to: string;
  reason?: string | null | undefined;
  /** Only read where a request begins. */
  subject(): Promise<ApprovalSubject> | ApprovalSubject;
}

/** From these a record may return into approval; its request is put aside meanwhile. */
const aside = ['on_hold', 'disputed'];

/** In these a record is worked on: what was approved of it before says nothing of it. */
const begun = ['draft', 'received'];

/** Here it still matters that a record was rejected. */
const refused = [...begun, ...aside, 'rejected', 'cancelled', 'archived'];

/**
 * Follows a record that changed its status: into approval a request begins, or goes on, where a route is for it; out of approval
 * without a decision the request is put aside or taken back. Decisions end it themselves, before the record moves. What was decided
 * before is taken back where it contradicts the new status.
 */
export async function followApproval(ctx: WriteContext, moved: Moved): Promise<void> {
  const { recordType, recordId, from, to } = moved;
  if (to === 'pending_approval') {
    const held = aside.includes(from) ? await lockRequestOf(ctx.db, recordType, recordId) : undefined;
    if (held) await resumeRequest(ctx, held);
    else await beginWhereMatched(ctx, await moved.subject());
  } else if (from === 'pending_approval' || aside.includes(from)) {
    const held = await lockRequestOf(ctx.db, recordType, recordId);
    if (held && aside.includes(to)) await pauseRequest(ctx, held);
    else if (held) await cancelRequest(ctx, held, moved.reason ?? null);
  } else if (begun.includes(to)) await forgetApproved(ctx, moved);
  else if (begun.includes(from) && !refused.includes(to)) await forgetRejected(ctx, moved);
}

/** Begins a request where a route is for the record; else its single step is left, and no request of before is shown. */
async function beginWhereMatched(ctx: WriteContext, subject: ApprovalSubject) {
  const route = await matchRoute(ctx, subject);
  if (route) await beginRequest(ctx, subject, route);
  else await forgetDecided(ctx, subject);
}
