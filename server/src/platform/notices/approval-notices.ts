import { type ApprovedRecord, approvedPages } from '../../../../nouns/approved-records.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { ApprovalVars } from '../mail/letters/approval-letter.ts';
import { firstActive } from '../users/people-to-tell.ts';
import { tellPeople } from './tell-people.ts';

/** A record as those read of it whom its approval concerns. */
export interface ToApprove extends Pick<ApprovalVars, 'number' | 'title' | 'total' | 'currency' | 'dueDate'> {
  recordType: ApprovedRecord;
  recordId: string;
}

interface Asked {
  /** Names the occasion: nobody is asked twice on it. A reminder is an occasion of its own. */
  key?: string;
  /** Who is asked; substitutes with the names of those in whose place they are. */
  approvers: ReadonlyArray<{ id: string; inPlaceOf?: string | null }>;
  askedBy: string | null;
  /** Where a route says who approves: its step, whether they were asked before, and whether others were, who have not decided. */
  route?: { step: string | null; isReminder: boolean; isEscalation: boolean };
}

/** Tells everybody who may approve it that it waits for them. */
export async function askApprovers(
  ctx: WriteContext,
  record: ToApprove,
  { key, approvers, askedBy, route }: Asked,
): Promise<void> {
  const by = (await firstActive(ctx.db, [askedBy]))?.name ?? null;
  const placeOf = new Map(approvers.map(({ id, inPlaceOf }) => [id, inPlaceOf ?? null]));
  await tellPeople(ctx, {
    kind: 'approval.asked',
    ...(key !== undefined && { key }),
    about: aboutRecord(record),
    people: [...placeOf.keys()],
    causedBy: null,
    byClock: route?.isReminder || route?.isEscalation || false,
    variables: ({ id }) => ({ ...wordsOf(record), by, ...(route && { route, inPlaceOf: placeOf.get(id) ?? null }) }),
  });
}

interface Verdict {
  key: string;
  verdict: 'approved' | 'rejected';
  decidedBy: string | null;
  reason: string | null;
  /** Who sent it for approval. */
  to: string | null;
}

/** Tells whoever sent it for approval how it was decided. */
export async function tellVerdict(
  ctx: WriteContext,
  record: ToApprove,
  { key, verdict, decidedBy, reason, to }: Verdict,
): Promise<void> {
  if (to === null) return;
  const by = (await firstActive(ctx.db, [decidedBy]))?.name ?? null;
  await tellPeople(ctx, {
    kind: 'approval.decided',
    key,
    about: aboutRecord(record),
    people: [to],
    causedBy: decidedBy,
    variables: { ...wordsOf(record), verdict, reason, by },
  });
}

/** The record of an approval, where the portal shows it, and who may read it. */
export const aboutRecord = ({ recordType, recordId }: ToApprove) => ({
  entityType: recordType,
  entityId: recordId,
  page: `${approvedPages[recordType]}/${recordId}`,
  reader: readers[recordType],
});

/** The record as letters call it. */
export const wordsOf = ({ recordType, recordId: _, ...shown }: ToApprove) => ({ ...shown, kind: kinds[recordType] });

const kinds: Readonly<Record<ApprovedRecord, ApprovalVars['kind']>> = {
  procurement: 'requisition',
  invoice: 'invoice',
  commercial_proposal: 'proposal',
  sales_invoice: 'sales invoice',
  contract: 'contract',
};

const readers: Readonly<Record<ApprovedRecord, Permission>> = {
  procurement: 'purchase_requisitions.read',
  invoice: 'invoices.read',
  commercial_proposal: 'commercial_proposals.read',
  sales_invoice: 'sales_invoices.read',
  contract: 'contracts.read',
};
