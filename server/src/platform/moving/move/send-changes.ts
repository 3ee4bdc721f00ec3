import type { Owner } from '../../postgres/connect-owner.ts';
import { clearStaged } from '../arriving-rows.ts';
import { applyChanges } from './apply-changes.ts';
import { keepVersion } from './copy-tables.ts';
import { beginReading } from './read-changes.ts';
import type { Run } from './run.ts';
import { stageChanges } from './stage-changes.ts';

export interface Sent {
  rows: number;
  deleted: number;
  tables: number;
}

/** Sends what was written since the moment, as the connection sees it now. */
export async function sendChanges({ arrival, tables, way }: Run, reader: Owner, since: string): Promise<Sent> {
  const changes = await stageChanges({ reader, arrival }, tables, way, since);
  await applyChanges(arrival, changes, way.tenantId);
  if (changes.length > 0) await clearStaged(arrival, way.tenantId);
  await keepVersion({ reader, arrival }, way.tenantId);
  return {
    rows: changes.reduce((sum, { sent }) => sum + sent, 0),
    deleted: changes.reduce((sum, { gone }) => sum + gone.length, 0),
    tables: changes.length,
  };
}

const [few, mostPasses] = [500, 5];

/** Sends changes while the portal is written, until few are left or others come as fast; answers the moment that was reached. */
export async function catchUp(run: Run, from: string): Promise<string> {
  let since = from;
  for (let pass = 1; ; pass += 1) {
    const next = await beginReading(run.reader, run.way.tenantId);
    const { rows, deleted } = await sendChanges(run, run.reader, since);
    await run.reader.query('commit');
    since = next;
    if (rows + deleted <= few || pass === mostPasses) return since;
  }
}
