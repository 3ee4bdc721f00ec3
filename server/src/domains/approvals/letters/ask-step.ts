import type { ApprovalRequest } from '../../../../../nouns/approval-request.ts';
import { type ApprovedRecord, approvedPages } from '../../../../../nouns/approved-records.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type AskedPerson, askApprovers, type ToApprove } from '../../../platform/mail/approval-letters.ts';
import { sendLetters } from '../../../platform/mail/send-letter.ts';
import { activeAmong, peopleWith } from '../../../platform/users/people-to-tell.ts';
import { type Deciders, whoMayDecide } from '../people/who-may-decide.ts';
import type { HeldRequest } from '../requests/approval-request.ts';

/** Writes to those whom the open step waits for, and to their substitutes; where nobody is left, to who manages the settings. */
export async function askStep(
  ctx: WriteContext,
  held: HeldRequest,
  { isReminder }: { isReminder: boolean },
): Promise<void> {
  const { request } = held;
  const deciders = await whoMayDecide(ctx, { recordType: request.recordType, ...held });
  if (deciders.able.length === 0) {
    await tellDeserted(ctx, held);
    return;
  }
  const told = isReminder || request.step > 1 ? null : request.askedBy;
  const approvers = (await recipientsOf(ctx, deciders)).filter(({ id }) => id !== told);
  await askApprovers(ctx, shown(request), {
    approvers,
    askedBy: request.askedBy,
    route: { step: request.stepName, isReminder },
  });
}

/** Approvers first; a substitute hears of it once, even in the place of several. */
async function recipientsOf({ db }: WriteContext, { able, substitutions }: Deciders): Promise<AskedPerson[]> {
  const own = new Map<string, string | null>(able.map(({ id }) => [id, null]));
  for (const { absentId, by } of substitutions) {
    const absent = able.find(({ id }) => id === absentId);
    if (absent && !own.has(by.id)) own.set(by.id, absent.name);
  }
  const people = await activeAmong(db, [...own.keys()]);
  return people.map((person) => ({ ...person, inPlaceOf: own.get(person.id) ?? null }));
}

/** Tells once of a step that nobody who works here can decide. */
export async function tellDeserted(ctx: WriteContext, { request }: HeldRequest): Promise<void> {
  const first = await ctx.db.execute(sql`
    update approval_requests set deserted_at = now()
    where tenant_id = ${ctx.db.tenant} and id = ${request.id} and status = 'pending' and deserted_at is null`);
  if (first === 0) return;
  const { page, ...record } = shown(request);
  const people = await peopleWith(ctx.db, 'company_settings.update');
  await sendLetters(
    ctx,
    people.map(({ name, email, locale }) => ({
      template: 'approval-deserted' as const,
      to: email,
      locale,
      variables: { ...record, name, step: request.stepName, url: `${ctx.services.publicUrl}${page}` },
    })),
  );
}

const kinds: Readonly<Record<ApprovedRecord, ToApprove['kind']>> = {
  procurement: 'requisition',
  invoice: 'invoice',
  commercial_proposal: 'proposal',
  sales_invoice: 'sales invoice',
};

/** The record of a request as letters show it. */
export const shown = ({
  recordType,
  recordId,
  number,
  title,
  amount,
  currency,
  dueDate,
}: ApprovalRequest): ToApprove => ({
  ...{ kind: kinds[recordType], number, title, total: amount, currency, dueDate },
  page: `${approvedPages[recordType]}/${recordId}`,
});
