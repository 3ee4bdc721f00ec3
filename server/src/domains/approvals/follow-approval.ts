import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { lockRequestOf } from './requests/approval-request.ts';
import { beginRequest } from './requests/begin-request.ts';
import { cancelRequest, pauseRequest, resumeRequest } from './requests/end-request.ts';
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

/**
 * Follows a record that changed its status: into approval a request begins, or goes on, where a route is for it; out of approval
 * without a decision the request is put aside or taken back. Decisions end it themselves, before the record moves.
 */
export async function followApproval(ctx: WriteContext, moved: Moved): Promise<void> {
  const { recordType, recordId, from, to } = moved;
  if (to === 'pending_approval') {
    const held = aside.includes(from) ? await lockRequestOf(ctx.db, recordType, recordId) : undefined;
    if (held) await resumeRequest(ctx, held);
    else await beginWhereMatched(ctx, await moved.subject());
    return;
  }
  if (from !== 'pending_approval' && !aside.includes(from)) return;
  const held = await lockRequestOf(ctx.db, recordType, recordId);
  if (!held) return;
  if (aside.includes(to)) await pauseRequest(ctx, held);
  else await cancelRequest(ctx, held, moved.reason ?? null);
}

/** Begins a request where a route is for the record; else its single step is left. */
export async function beginWhereMatched(ctx: WriteContext, subject: ApprovalSubject) {
  const route = await matchRoute(ctx, subject);
  if (route) await beginRequest(ctx, subject, route);
}
