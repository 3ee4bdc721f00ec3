import type { Static, TSchema } from 'typebox';
import { intakeOf } from '../../kernel/intake/intake-of.ts';
import type { JobName } from '../../kernel/operation.ts';
import { secondsAhead } from '../../kernel/portal-clock.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/**
 * Puts work beside the change that asks for it. `key` keeps one waiting job of a kind for one purpose; `dueAt` is by the portal's clock, and
 * the queue by the machine's.
 */
export async function enqueueJob<P extends TSchema>(
  db: Db,
  job: JobName<P>,
  payload: Static<P>,
  options: { dueAt?: string; key?: string } = {},
): Promise<string | null> {
  intakeOf(job.payload)(payload);
  const due = options.dueAt
    ? sql`${new Date(Date.parse(options.dueAt) - secondsAhead() * 1_000).toISOString()}`
    : sql`now()`;
  const made = await db.first<{ id: string }>(sql`
    insert into jobs (tenant_id, name, payload, due_at, key)
    values (${db.tenant}, ${job.name}, ${JSON.stringify(payload)}, ${due}, ${options.key ?? null})
    on conflict (tenant_id, name, key) where finished_at is null and lease is null do nothing
    returning id`);
  return made?.id ?? null;
}

/** The same work for many, in one statement. */
export async function enqueueJobs<P extends TSchema>(
  db: Db,
  job: JobName<P>,
  payloads: ReadonlyArray<Static<P>>,
): Promise<void> {
  if (payloads.length === 0) return;
  for (const payload of payloads) intakeOf(job.payload)(payload);
  await db.execute(sql`
    insert into jobs (tenant_id, name, payload)
    select ${db.tenant}::uuid, ${job.name}::text, payload from json_array_elements(${JSON.stringify(payloads)}::json) payload returning id`);
}
