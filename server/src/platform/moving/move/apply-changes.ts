import { codeOf, type Owner } from '../../postgres/connect-owner.ts';
import { insertStaged } from '../arriving-rows.ts';
import { type PortalTable, quoted } from '../portal-tables.ts';
import { type Change, compareStaged } from './stage-changes.ts';

interface Task {
  text: string;
  values: Array<string | string[]>;
}

/** What passes once another task is done: a row it refers to, or one that has its value still. */
const passes = new Set(['23503', '23505', '23P01']);

/** Writes what is staged: rows before those that refer to them, rows that are gone the other way round. */
export async function applyChanges(arrival: Owner, changes: readonly Change[], tenantId: string): Promise<void> {
  const written = changes.filter((change) => change.written > 0).map(({ table }) => writing(table, tenantId));
  const gone = changes.filter((change) => change.gone.length > 0).map((change) => deleting(change, tenantId));
  let tasks = [...written, ...gone.reverse()];
  while (tasks.length > 0) {
    const [left, refusal] = await doThose(arrival, tasks);
    if (left.length === tasks.length) throw refusal;
    tasks = left;
  }
  for (const change of changes) if (change.written > 0) await verifyStaged(arrival, change, tenantId);
}

async function doThose(arrival: Owner, tasks: readonly Task[]): Promise<[Task[], unknown]> {
  const left: Task[] = [];
  let refusal: unknown;
  for (const task of tasks) {
    await arrival.query('savepoint change');
    try {
      await arrival.query(task.text, task.values);
    } catch (error) {
      await arrival.query('rollback to savepoint change');
      if (!passes.has(codeOf(error) ?? '')) throw error;
      refusal ??= error;
      left.push(task);
    }
    await arrival.query('release savepoint change');
  }
  return [left, refusal];
}

function writing({ name, columns, key }: PortalTable, tenantId: string): Task {
  const changed = columns.map((column) => column.name).filter((column) => !key.includes(column));
  const update = changed.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  return {
    text: `${insertStaged(name, columns)} on conflict (${key.map(quoted).join(', ')}) do ${update === '' ? 'nothing' : `update set ${update}`}`,
    values: [tenantId, name],
  };
}

function deleting({ table, gone }: Change, tenantId: string): Task {
  const key = table.columns.filter(({ name }) => table.key.includes(name) && name !== 'tenant_id');
  // A portal has one such row at most.
  if (key.length === 0) return { text: `delete from ${quoted(table.name)} where tenant_id = $1`, values: [tenantId] };
  const lists = key.map(({ type }, index) => `$${index + 2}::${type}[]`).join(', ');
  const names = key.map(({ name }) => quoted(name));
  const keys = gone.map((line) => JSON.parse(line) as Record<string, string>);
  return {
    text: `delete from ${quoted(table.name)} own using unnest(${lists}) gone(${names.join(', ')})
      where own.tenant_id = $1 and ${names.map((name) => `own.${name} = gone.${name}`).join(' and ')}`,
    values: [tenantId, ...key.map(({ name }) => keys.map((one) => one[name] as string))],
  };
}

/** What was sent is read again and compared, letter by letter. The portal's own row is counted on by triggers until the end. */
async function verifyStaged(arrival: Owner, { table, written }: Change, tenantId: string): Promise<void> {
  if (table.name === 'tenants') return;
  const rows = await compareStaged(arrival, table, tenantId);
  const arrived = rows.filter(({ same }) => same).length;
  if (arrived !== written)
    throw new Error(`${table.name} did not arrive as it left: ${written - arrived} rows of ${written} differ`);
}
