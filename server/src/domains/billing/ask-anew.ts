import type { Invoice } from '../../../../nouns/invoice.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { renewApproval } from '../approvals/renew-approval.ts';
import { invoices } from './invoice.ts';
import { subjectOf } from './subject-of.ts';

/** An invoice that waits for approval is asked about anew when its amounts change. */
export async function askAnew(ctx: WriteContext, { id, status, disputedFrom }: Invoice): Promise<void> {
  if ((disputedFrom ?? status) !== 'pending_approval') return;
  await renewApproval(ctx, subjectOf(ctx, await invoices.byId(ctx.db, id)));
}
