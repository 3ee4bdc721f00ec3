import type { Verdict } from '../../../../nouns/approval-flow.ts';
import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import { maySee } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { columns, sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import type { Person } from './people/person.ts';
import { type Deciders, namesDecidedBy, whoMayDecide } from './people/who-may-decide.ts';
import { nobodyLeft, notAnApprover, ownRecord } from './refusals.ts';
import {
  approvalRequest,
  approvalRequests,
  closed,
  type HeldRequest,
  lockRequestOf,
  openingOf,
  waitingFor,
} from './requests/approval-request.ts';
import { decidedStatus } from './requests/end-request.ts';
import { leftAfter } from './requests/left-after.ts';

interface Decision {
  recordType: ApprovedRecord;
  recordId: string;
  move: 'approve' | 'reject';
  reason: string | undefined;
}

/**
 * What a person says of a record that waits for approval. `moves`: the record's own move is made now, because no route governs it or
 * this was the last word. `waits`: it was kept, and others have to approve before the record moves. Whoever is not asked is refused.
 */
export async function decide(
  ctx: WriteContext,
  { recordType, recordId, move, reason }: Decision,
): Promise<'moves' | 'waits'> {
  // Without its reason a rejection is refused by the record's own move.
  if (move === 'reject' && reason === undefined) return 'moves';
  const held = await lockRequestOf(ctx.db, recordType, recordId);
  if (held?.request.status !== 'pending') return 'moves';
  const deciders = await whoMayDecide(ctx, { recordType, ...held });
  const names = namesDecidedBy(ctx.actor.userId, deciders);
  if (names.length === 0) refuseStrangers(ctx, deciders);
  const verdict = move === 'reject' ? 'rejected' : names.length === 0 ? 'passed' : 'approved';
  await keepDecision(ctx, held, verdict, names, reason);
  return settle(ctx, held, { verdict, names, deciders, reason });
}

/** Where nobody is left, who manages the settings may decide; otherwise only those who are asked. */
function refuseStrangers({ actor }: WriteContext, deciders: Deciders): void {
  if (actor.userId !== null && deciders.isBarred(actor.userId)) throw ownRecord();
  if (deciders.able.length > 0) throw notAnApprover(deciders.able);
  if (!maySee(actor, 'company_settings.update')) throw nobodyLeft();
}

const keepDecision = (
  { db, actor }: WriteContext,
  { request }: HeldRequest,
  verdict: Verdict,
  names: readonly Person[],
  comment: string | undefined,
) =>
  db.execute(sql`
    insert into approval_decisions ${columns({
      ...{ tenant_id: db.tenant, id: uuidv7(), request_id: request.id, step: request.step, user_id: actor.userId },
      in_place_of: names.flatMap(({ id }) => (id === actor.userId ? [] : id)),
      ...{ verdict, comment: comment ?? null },
    })}`);

interface Said {
  verdict: Verdict;
  names: readonly Person[];
  deciders: Deciders;
  reason: string | undefined;
}

/** Closes the step if it is done, opens the next, or ends the request; the facts tell of each. */
async function settle(ctx: WriteContext, held: HeldRequest, said: Said): Promise<'moves' | 'waits'> {
  const { request, steps } = held;
  const { values, columns: hidden } = await whatFollows(ctx, held, said);
  const after = await approvalRequests.write(ctx, request, values, { columns: hidden, touched: true });
  if (!after) return 'waits';
  const inPlaceOf = said.names.flatMap(({ id }) => (id === ctx.actor.userId ? [] : id));
  const step = { step: request.step, stepName: steps[request.step - 1]?.name ?? null };
  ctx.record(
    approvalRequest.changed('decided', request, after, {
      ...{ verdict: said.verdict, ...step, inPlaceOf },
      ...(said.reason !== undefined && { reason: said.reason }),
    }),
  );
  if (after.step !== request.step) ctx.record(approvalRequest.changed('step_opened', request, after));
  if (after.status === request.status) return 'waits';
  const status = { from: request.status, to: after.status };
  ctx.record(approvalRequest.changed('status_changed', request, after, { status }));
  return 'moves';
}

async function whatFollows(ctx: WriteContext, held: HeldRequest, { verdict, names, deciders, reason }: Said) {
  const { request, steps } = held;
  const decidedAt = portalNow().toISOString();
  if (verdict === 'rejected')
    return { values: { status: decidedStatus('reject', held), reason: reason ?? null, decidedAt }, columns: closed };
  const step = steps[request.step - 1];
  const left =
    verdict === 'approved' && step ? leftAfter(step, { waiting: held, able: deciders.able, names }) : undefined;
  if (left) return { values: {}, columns: waitingFor(left) };
  const next = steps[request.step];
  if (next) return { values: { step: request.step + 1, stepOpenedAt: decidedAt }, columns: await openingOf(ctx, next) };
  return { values: { status: decidedStatus('approve', held), decidedAt }, columns: closed };
}
