import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { waitingSince } from '../../../platform/jobs/waiting-since.ts';
import { countOn } from './count-on.ts';
import { followInvoice } from './reactions/follow-invoice.ts';
import { followItem } from './reactions/follow-item.ts';
import { followRequisition } from './reactions/follow-requisition.ts';

/** Up to when all that has happened is in the sums of spend, and whether all invoices are being counted anew. */
export async function spendAsOf(db: Db): Promise<{ asOf: string; counting: boolean }> {
  const follows = [followInvoice, followItem, followRequisition].map(({ job }) => job);
  const [since, counting] = await Promise.all([waitingSince(db, follows), waitingSince(db, [countOn])]);
  return { asOf: since ?? portalNow().toISOString(), counting: counting !== null };
}
