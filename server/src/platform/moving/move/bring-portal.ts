import { setAway } from '../away.ts';
import { addressesTaken, checkArrival } from '../check-arrival.ts';
import { clearPortal } from './clear-portal.ts';
import { copyTables } from './copy-tables.ts';
import type { Standing } from './make-way.ts';
import { beginReading } from './read-changes.ts';
import type { Run } from './run.ts';
import { catchUp } from './send-changes.ts';
import { lacks } from './send-files.ts';

/** Brings the portal to the target while it works at the source; answers the moment up to which the target has it. */
export async function bringPortal(
  run: Run,
  { remains }: Standing,
  { withoutMissing }: { withoutMissing: boolean },
): Promise<string> {
  const { reader, arrival, way, files, watch } = run;
  const { tenantId, slug, name, moveId } = way;
  await arrival.query('begin');
  if (remains) await clearPortal(arrival, tenantId);
  await checkArrival(arrival, { portal: { tenantId, slug, name } }, slug);
  await demandFreeAddresses(run);
  await setAway(arrival, tenantId, { standing: 'arriving', address: remains?.address ?? null, moveId });
  const since = await beginReading(reader, tenantId);
  await copyTables(run);
  await reader.query('commit');
  await watch('files');
  await files.sendAll();
  await files.sendNamed(reader);
  if (files.missing.size > 0 && !withoutMissing) throw lacks(files.missing);
  await watch('catch-up');
  return catchUp(run, since);
}

/** Known before anything is copied; those that come in the meantime are met at the end. */
async function demandFreeAddresses({ reader, arrival, way: { tenantId } }: Run): Promise<void> {
  const own = await reader.query<{ email: string }>('select email from login_directory where tenant_id = $1', [
    tenantId,
  ]);
  const { rows } = await arrival.query<{ email: string }>(
    'select email from login_directory where email = any($1) and tenant_id <> $2 order by email',
    [own.rows.map(({ email }) => email), tenantId],
  );
  if (rows.length > 0) throw addressesTaken(rows.map(({ email }) => email));
}
