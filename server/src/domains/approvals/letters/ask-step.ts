import type { ApprovalRequest } from '../../../../../nouns/approval-request.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { aboutRecord, askApprovers, type ToApprove, wordsOf } from '../../../platform/notices/approval-notices.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { peopleWith } from '../../../platform/users/people-to-tell.ts';
import type { Person } from '../people/person.ts';
import { ableAmong, type Deciders, whoMayDecide } from '../people/who-may-decide.ts';
import type { HeldRequest } from '../requests/approval-request.ts';
import { escalatedTo, namedBy } from '../requests/asked-step.ts';

interface Asking {
  key?: string;
  occasion: 'opened' | 'reminder' | 'escalation';
}

/** Tells those whom the open step waits for, and their substitutes; where nobody is left, those who manage the settings. */
export async function askStep(ctx: WriteContext, held: HeldRequest, { key, occasion }: Asking): Promise<void> {
  const { request } = held;
  const deciders = await whoMayDecide(ctx, { recordType: request.recordType, ...held });
  if (deciders.able.length === 0) {
    await tellDeserted(ctx, held);
    return;
  }
  const told = occasion !== 'opened' || request.step > 1 ? null : request.askedBy;
  const asked = askedOn(occasion, held, deciders.able);
  const approvers = recipientsOf(asked, deciders).filter(({ id }) => id !== told);
  await askApprovers(ctx, shown(request), {
    ...(key !== undefined && { key }),
    approvers,
    askedBy: request.askedBy,
    route: { step: request.stepName, isReminder: occasion === 'reminder', isEscalation: occasion === 'escalation' },
  });
}

/** A reminder is for all; a step that opens asks those it names, its escalation those whom it brings besides. */
function askedOn(occasion: Asking['occasion'], { request, steps }: HeldRequest, able: readonly Person[]) {
  const step = steps[request.step - 1];
  if (occasion === 'reminder' || !step) return able;
  const first = ableAmong(able, namedBy(step.approvers));
  if (occasion === 'opened') return first;
  return ableAmong(able, escalatedTo(step)).filter((person) => !first.includes(person));
}

/** Approvers first; a substitute hears of it once, even in the place of several. */
function recipientsOf(asked: readonly Person[], { substitutions }: Deciders) {
  const own = new Map<string, string | null>(asked.map(({ id }) => [id, null]));
  for (const { absentId, by } of substitutions) {
    const absent = asked.find(({ id }) => id === absentId);
    if (absent && !own.has(by.id)) own.set(by.id, absent.name);
  }
  return [...own].map(([id, inPlaceOf]) => ({ id, inPlaceOf }));
}

/** Tells once of a step that nobody who works here can decide. */
export async function tellDeserted(ctx: WriteContext, { request }: HeldRequest): Promise<void> {
  const first = await ctx.db.execute(sql`
    update approval_requests set deserted_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${request.id} and status = 'pending' and deserted_at is null`);
  if (first === 0) return;
  const record = shown(request);
  const people = await peopleWith(ctx.db, 'company_settings.update');
  await tellPeople(ctx, {
    kind: 'approval.deserted',
    about: aboutRecord(record),
    people: people.map(({ id }) => id),
    causedBy: null,
    variables: { ...wordsOf(record), step: request.stepName },
  });
}

/** The record of a request as it is told of. */
export const shown = ({
  recordType,
  recordId,
  number,
  title,
  amount,
  currency,
  dueDate,
}: ApprovalRequest): ToApprove => ({ recordType, recordId, number, title, total: amount, currency, dueDate });
