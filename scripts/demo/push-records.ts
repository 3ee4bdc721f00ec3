import { type Api, expect, reasonOf } from './api.ts';
import { progress } from './progress.ts';

/** A record as the integration API takes it, known by its outside identifier. */
export interface PushedRecord {
  externalId: string;
  /** What is kept in step with the source; without it a record that was made is the portal's own. */
  data?: object;
  /** What is written with the record when it is made, and belongs to the portal from then on. */
  atFirst?: object;
}

/** What became of the records of one step. */
export interface Tally {
  step: string;
  created: number;
  changed: number;
  unchanged: number;
  refused: Array<{ what: string; reason: string }>;
}

export interface Pushed extends Tally {
  /** Identifiers in the portal, by outside ones. */
  ids: Map<string, string>;
}

interface Result {
  status: number;
  body?: { id: string; version: number };
  problem?: object;
}

interface Known {
  id: string;
  version: number;
  externalLinks: Array<{ externalSource: string; externalId: string }>;
}

const perBatch = 100;
export const source = 'scms';

export const tallyOf = (step: string): Tally => ({ step, created: 0, changed: 0, unchanged: 0, refused: [] });

/** Records go in batches of a hundred; one known by its outside identifier is updated, and only if it differs. */
export async function pushRecords(
  api: Api,
  step: string,
  resource: string,
  records: readonly PushedRecord[],
): Promise<Pushed> {
  const path = `/api/v1/integration-api/${resource}`;
  const pushed: Pushed = { ...tallyOf(step), ids: new Map() };
  const known = await knownIn(api, path);
  const due = records.filter(({ externalId, data }) => data || !known.has(externalId));
  const own = records.filter((record) => !due.includes(record));
  for (const { externalId } of own) pushed.ids.set(externalId, known.get(externalId)?.id as string);
  pushed.unchanged += own.length;
  const bar = progress(step, records.length);
  bar.advance(own.length);
  for (let start = 0; start < due.length; start += perBatch) {
    const batch = due.slice(start, start + perBatch);
    const operations = batch.map(({ externalId, data, atFirst }) => ({
      op: 'upsert',
      externalSource: source,
      externalId,
      data: known.has(externalId) ? data : { ...data, ...atFirst },
    }));
    const body = await expect(207, api('POST', `${path}/batch`, { mode: 'independent', operations }));
    for (const [index, result] of (body.items as Result[]).entries())
      note(pushed, (batch[index] as PushedRecord).externalId, result, known);
    bar.advance(batch.length);
  }
  return pushed;
}

function note(
  pushed: Pushed,
  externalId: string,
  { status, body, problem }: Result,
  known: ReadonlyMap<string, Known>,
) {
  if (!body) {
    pushed.refused.push({ what: externalId, reason: reasonOf(problem) });
    return;
  }
  pushed.ids.set(externalId, body.id);
  if (status === 201) pushed.created += 1;
  else if (known.get(externalId)?.version === body.version) pushed.unchanged += 1;
  else pushed.changed += 1;
}

/** The records this demo has made before, with the version each has now: what keeps it was not changed. */
async function knownIn(api: Api, path: string): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (const record of await readAll<Known>(api, `${path}?limit=200&includeArchived=true&fields=externalLinks`))
    for (const { externalSource, externalId } of record.externalLinks)
      if (externalSource === source) known.set(externalId, record);
  return known;
}

/** Every page of a list. */
export async function readAll<Row>(api: Api, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const body = await expect(200, api('GET', `${path}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`));
    rows.push(...(body.items as Row[]));
    cursor = (body.page as { nextCursor: string | null }).nextCursor;
  }
  return rows;
}
