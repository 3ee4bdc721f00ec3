import type { WriteContext } from '../../kernel/operation.ts';
import { firstActive, type PersonToTell } from '../users/people-to-tell.ts';
import type { ApprovalVars } from './letters/approval-letter.ts';
import { sendLetters } from './send-letter.ts';

/** A record as the letters about its approval show it; `page` is its path in the portal. */
export type ToApprove = Omit<ApprovalVars, 'name' | 'url'> & { page: string };

/** Who is asked; a substitute is told in whose place. */
export type AskedPerson = PersonToTell & { inPlaceOf?: string | null };

interface Asked {
  approvers: readonly AskedPerson[];
  askedBy: string | null;
  /** Where a route says who approves: its step, and whether they were asked before. */
  route?: { step: string | null; isReminder: boolean };
}

/** Writes to everybody who may approve it that it waits for them. */
export async function askApprovers(
  ctx: WriteContext,
  record: ToApprove,
  { approvers, askedBy, route }: Asked,
): Promise<void> {
  const by = (await firstActive(ctx.db, [askedBy]))?.name ?? null;
  const letters = approvers.map(({ name, email, locale, inPlaceOf }) => ({
    template: 'approval-asked' as const,
    to: email,
    locale,
    variables: { ...varsOf(ctx, record), name, by, ...(route && { route, inPlaceOf: inPlaceOf ?? null }) },
  }));
  await sendLetters(ctx, letters);
}

interface Verdict {
  verdict: 'approved' | 'rejected';
  decidedBy: string | null;
  reason: string | null;
  /** Who sent it for approval. */
  to: string | null;
}

/** Writes to whoever sent it for approval how it was decided; nobody gets a letter about his own decision. */
export async function tellVerdict(
  ctx: WriteContext,
  record: ToApprove,
  { verdict, decidedBy, reason, to }: Verdict,
): Promise<void> {
  if (to === null || to === decidedBy) return;
  const [person, decider] = await Promise.all([firstActive(ctx.db, [to]), firstActive(ctx.db, [decidedBy])]);
  if (!person) return;
  const variables = { ...varsOf(ctx, record), name: person.name, verdict, reason, by: decider?.name ?? null };
  await sendLetters(ctx, [{ template: 'approval-decided', to: person.email, locale: person.locale, variables }]);
}

const varsOf = ({ services }: WriteContext, { page, ...record }: ToApprove) => ({
  ...record,
  url: `${services.publicUrl}${page}`,
});
