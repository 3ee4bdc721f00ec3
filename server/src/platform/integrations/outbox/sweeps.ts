import { integer, object } from '../../../kernel/fields.ts';
import type { JobName, WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { entryPayload } from './enqueue-write.ts';
import type { OutboxRow } from './outbox-entry.row.ts';

/** Seconds before each look for a write in doubt. Afterwards a person decides. */
const spacing = [60, 300, 900];

export const mostSweeps = spacing.length;

export const sweepPayload = object({ ...entryPayload.properties, sweep: integer('Which look it is', { minimum: 1 }) });

export const sweepJob = { name: 'integrations.reconcile-write', payload: sweepPayload } satisfies JobName;

export async function nextSweep(ctx: WriteContext, { id, sweeps }: OutboxRow) {
  const dueAt = new Date(portalNow().getTime() + (spacing[sweeps] as number) * 1_000).toISOString();
  await ctx.enqueue(sweepJob, { entryId: id, sweep: sweeps + 1 }, { dueAt });
}
