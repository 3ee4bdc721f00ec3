import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Outcome, Staged } from './outcome.ts';

/** What is done leaves; what waits or was refused stays with its reason until the session is forgotten. */
export async function settle({ db }: WriteContext, fileId: string, outcomes: ReadonlyMap<Staged, Outcome>) {
  const rows = [...outcomes].map(([{ fileId: file, n, data }, outcome]) => ({
    file,
    n,
    state: outcome.state,
    reason: 'reason' in outcome ? outcome.reason : null,
    deleted: data.deleted,
    kind: data.kind,
  }));
  const done = rows.filter(({ state }) => state === 'applied' || state === 'unchanged');
  const left = rows.filter(({ state }) => state === 'waiting' || state === 'refused');
  const [places, kept] = [JSON.stringify(done.map(({ file, n }) => ({ file, n }))), JSON.stringify(left)];
  if (done.length > 0)
    await db.execute(sql`
      delete from site_exchange_records gone using json_to_recordset(${places}::json) one (file uuid, n int)
      where gone.tenant_id = ${db.tenant} and gone.file_id = one.file and gone.n = one.n`);
  if (left.length > 0)
    await db.execute(sql`
      update site_exchange_records kept set state = one.state, reason = one.reason from jsonb_to_recordset(${kept}::jsonb) one (file uuid, n int, state text, reason jsonb)
      where kept.tenant_id = ${db.tenant} and kept.file_id = one.file and kept.n = one.n`);
  const counted = rows.flatMap(({ kind, state, deleted }) => [
    `${kind}.${state}`,
    ...(deleted ? [`${kind}.deleted`] : []),
  ]);
  const tally = Object.entries(Object.groupBy(counted, (name) => name)).map(([name, all]) => ({
    name,
    count: all?.length ?? 0,
  }));
  await db.execute(sql`
    update site_exchange_files file set updated_at = portal_now(), counts = file.counts || (
      select jsonb_object_agg(one.name, one.count + coalesce((file.counts ->> one.name)::int, 0))
      from jsonb_to_recordset(${JSON.stringify(tally)}::jsonb) one (name text, count int))
    where file.tenant_id = ${db.tenant} and file.id = ${fileId}`);
}
