import type { Invoice } from '../../../../nouns/invoice.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { renewApproval } from '../approvals/renew-approval.ts';
import { forgetApproved } from '../approvals/requests/forget-decided.ts';
import { invoices } from './invoice.ts';
import { subjectOf } from './subject-of.ts';

/** An invoice that waits for approval is asked about anew when its amounts change; the approval of one that had it is taken back. */
export async function askAnew(ctx: WriteContext, { id, status, disputedFrom }: Invoice): Promise<void> {
  const at = disputedFrom ?? status;
  if (at === 'approved') await forgetApproved(ctx, { recordType: 'invoice', recordId: id });
  if (at !== 'pending_approval') return;
  const subject = subjectOf(ctx, await invoices.byId(ctx.db, id));
  await renewApproval(ctx, subject, { isAside: status === 'disputed' });
}
