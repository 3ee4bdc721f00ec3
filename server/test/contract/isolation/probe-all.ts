import { setTimeout as pause } from 'node:timers/promises';
import { owner, request } from '../../harness.ts';
import { named, takesFiles, takesKeys } from '../probe.ts';
import { nobodys, type Own, type Position, positions } from './positions.ts';
import { anyUuid, stateOf, tenantTables, type WholePortal } from './whole-portal.ts';

export type Send = typeof request;

interface Findings {
  probes: number;
  positions: number;
  kinds: number;
  /** An answer that holds something of the other portal. */
  told: string[];
  /** A place where the other portal's record is answered otherwise than what nobody has. */
  distinguished: string[];
  /** A table of the other portal whose rows are others now. */
  changed: string[];
  /** A row of the asker that names a record of the other portal. */
  kept: string[];
  /** A probe that came upon a fault of the server: two faults are alike, so nothing is proven there. */
  failed: string[];
}

const lanes = 6;

/** Asks as `mine`, at every place of an identifier, for every record of `theirs`; `most` probes, spread evenly. */
export async function probeAll(
  mine: WholePortal,
  theirs: WholePortal,
  { most, only = '' }: { most: number; only?: string | undefined },
  send: Send = request,
): Promise<Findings> {
  const before = await stateOf(theirs.portal.tenantId);
  const own = await ownOf(mine);
  const all = positions().filter(({ route }) => !takesFiles(route) && route.path.startsWith(only));
  const found: Findings = {
    ...{ probes: 0, positions: 0, kinds: 0 },
    ...{ told: [], distinguished: [], changed: [], kept: [], failed: [] },
  };
  const step = strideOf((all.length * theirs.ids.length) / most);
  const kinds = new Set<string>();
  const probeAt = async (position: Position, at: number) => {
    const chosen = theirs.ids.filter((_, index) => (at * 31 + index * 17) % step === 0);
    if (chosen.length === 0) return;
    found.positions += 1;
    const absent = await answerTo(position, nobodys(), mine, own, send);
    for (const { table, id } of chosen) {
      kinds.add(table);
      found.probes += 1;
      const answer = await answerTo(position, id, mine, own, send);
      const place = `${named(position.route)} ${position.kind} ${position.name} ← ${table}`;
      const leaked = foreignIn(answer.said, mine, theirs).filter((uuid) => uuid !== id);
      if (leaked.length > 0 || canary.test(answer.said)) found.told.push(`${place}: ${answer.verdict}`);
      if (differs(position, answer, absent))
        found.distinguished.push(`${place}: ${answer.verdict}, nobody’s ${absent.verdict}`);
      if (answer.status === 500) found.failed.push(`${place}: ${answer.verdict}`);
    }
  };
  const waiting = all.entries();
  const lane = async () => {
    for (const [at, position] of waiting) await probeAt(position, at);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const after = await stateOf(theirs.portal.tenantId);
  found.kinds = kinds.size;
  found.changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table));
  found.kept = await keptBy(mine, theirs);
  return found;
}

/** A stride that falls on other records at every position: it shares no factor with the numbers that spread the probes. */
function strideOf(wanted: number): number {
  const least = Math.max(1, Math.floor(wanted));
  return least % 31 === 0 || least % 17 === 0 ? strideOf(least + 1) : least;
}

/** Identifiers of the other portal in a text. */
export const foreignIn = (text: string, mine: WholePortal, theirs: WholePortal): string[] =>
  [...text.matchAll(anyUuid)].map(([uuid]) => uuid).filter((uuid) => theirs.uuids.has(uuid) && !mine.uuids.has(uuid));

/** A word that stands in every name of the other portal. */
export const canaryWord = 'канарейка';
const canary = new RegExp(canaryWord);

interface Answered {
  status: number;
  verdict: string;
  said: string;
}

async function answerTo(position: Position, id: string, mine: WholePortal, own: Own, send: Send): Promise<Answered> {
  const { route } = position;
  const { url, body } = position.with(id, own);
  const ask = () =>
    send(route.method, url, {
      ...(takesKeys(route) ? { key: mine.key } : { token: mine.token }),
      ...(body !== undefined && { body }),
    });
  let answer = await ask();
  // A busy server says nothing of the record: it is asked again.
  for (let asked = 1; answer.status === 503 && asked < 5; asked += 1) {
    await pause(500);
    answer = await ask();
  }
  const { status, json, text, headers } = answer;
  return { status, verdict: `${status} ${json?.code ?? ''}`.trim(), said: `${text}\n${JSON.stringify(headers)}` };
}

/** In an address alike to the letter; elsewhere other parts of the request may be refused first, but nothing of theirs is found. */
function differs({ kind }: Position, foreign: Answered, absent: Answered): boolean {
  if (kind === 'path') return foreign.verdict !== absent.verdict;
  return foreign.status < 300 && absent.status >= 400;
}

/** The asker's own records: by the columns that name them, and by the lists above an address. */
async function ownOf(mine: WholePortal): Promise<Own> {
  const fields = new Map<string, string>();
  const { rows } = await owner.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid' and column_name like '%\\_id' and column_name <> 'tenant_id'`);
  const tables = new Set((await tenantTables()).map(({ name }) => name));
  for (const { table_name: table, column_name: column } of rows) {
    const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (fields.has(field) || !tables.has(table)) continue;
    const { rows: held } = await owner.query(
      `select ${column} as id from ${table} where tenant_id = $1 and ${column} is not null limit 1`,
      [mine.portal.tenantId],
    );
    if (held[0]) fields.set(field, held[0].id);
  }
  const lists = new Map<string, string | undefined>();
  for (const path of new Set(positions().map(({ route }) => route.path)))
    for (const prefix of prefixesOf(path)) lists.set(prefix, lists.get(prefix) ?? (await firstOf(prefix, mine)));
  return {
    byField: (name) => fields.get(name.replace(/Ids$/, 'Id')),
    parents: (path) =>
      Object.fromEntries(
        prefixesOf(path).flatMap((prefix) => {
          const name = /^\/:(\w+)/.exec(path.slice(prefix.length))?.[1] as string;
          const id = lists.get(prefix);
          return id ? [[name, id]] : [];
        }),
      ),
  };
}

/** `/a/:id/b/:bId` stands below the lists `/a` and `/a/:id/b`; only those without a name in them are asked. */
const prefixesOf = (path: string) => {
  const [first] = path.split('/:');
  return path.includes('/:') ? [first as string] : [];
};

async function firstOf(prefix: string, { key, token }: WholePortal): Promise<string | undefined> {
  for (const credential of [{ key }, { token }]) {
    const { status, json } = await request('GET', `${prefix}?limit=1`, credential);
    if (status === 200) return json.items?.[0]?.id as string | undefined;
  }
  return undefined;
}

/** What a caller wrote as he pleased is his own affair: nobody looks there for records. */
const freely = new Map([
  ['saved_views', 'filters of a view are kept as they were written'],
  ['idempotency_answers', 'a stored answer repeats what was asked'],
]);

async function keptBy(mine: WholePortal, theirs: WholePortal): Promise<string[]> {
  const kept: string[] = [];
  for (const { name } of (await tenantTables()).filter((table) => !freely.has(table.name))) {
    const { rows } = await owner.query<{ text: string }>(`select t::text as text from ${name} t where tenant_id = $1`, [
      mine.portal.tenantId,
    ]);
    const foreign = rows.flatMap(({ text }) => foreignIn(text, mine, theirs));
    if (foreign.length > 0) kept.push(`${name}: ${new Set(foreign).size} of theirs`);
  }
  return kept;
}
