import type { Written } from '../../../kernel/integrations/outgoing-write.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { finishEntry } from './finish-entry.ts';
import { lockEntry } from './outbox-entry.row.ts';

/** A write in doubt that the provider itself speaks of, in its events: it was carried out after all. */
export async function finishFound(ctx: WriteContext, id: string, written: Written): Promise<void> {
  const entry = await lockEntry(ctx.db, id);
  if (entry?.status === 'in_doubt') await finishEntry(ctx, entry, written);
}
