import type { Written } from '../../../kernel/integrations/outgoing-write.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { finishEntry } from './finish-entry.ts';
import { lockEntry } from './outbox-entry.row.ts';

/** For a domain that learns by another way, such as a webhook, that a write in doubt was carried out. Any other write stays as it is. */
export async function settleFound(ctx: WriteContext, entryId: string, written: Written): Promise<boolean> {
  const entry = await lockEntry(ctx.db, entryId);
  if (entry?.status !== 'in_doubt') return false;
  await finishEntry(ctx, entry, written);
  return true;
}
