import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { matchNow } from './match-now.ts';
import { sameIssues } from './same-issues.ts';

/** How an invoice stands now: differences that somebody has accepted stay accepted as long as they are the same. */
export async function standNow(
  ctx: ReadContext,
  invoice: Invoice,
): Promise<Pick<Invoice['matching'], 'status' | 'issues'>> {
  const { status, issues } = await matchNow(ctx, invoice);
  const { matching } = invoice;
  const isAccepted = status === 'blocked' && matching.status === 'overridden' && sameIssues(matching.issues, issues);
  return { status: isAccepted ? 'overridden' : status, issues };
}
