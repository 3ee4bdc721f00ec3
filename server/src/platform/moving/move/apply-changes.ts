import { codeOf, type Owner } from '../../postgres/connect-owner.ts';
import { type PortalTable, quoted } from '../portal-tables.ts';
import { type Change, isStaged, lineOf } from './stage-changes.ts';

interface Task {
  text: string;
  values: string[];
}

/** What passes once another task is done: a row it refers to, or one that has its value still. */
const passes = new Set(['23503', '23505', '23P01']);

/** Writes what is staged: rows before those that refer to them, rows that are gone the other way round. */
export async function applyChanges(arrival: Owner, changes: readonly Change[], tenantId: string): Promise<void> {
  await arrival.query('set constraints all deferred');
  const written = changes.filter((change) => change.written > 0).map(({ table }) => writing(table));
  const gone = changes.filter((change) => change.gone > 0).map(({ table }) => deleting(table, tenantId));
  let tasks = [...written, ...gone.reverse()];
  while (tasks.length > 0) {
    const [left, refusal] = await doThose(arrival, tasks);
    if (left.length === tasks.length) throw refusal;
    tasks = left;
  }
  for (const { table, written: count } of changes) if (count > 0) await verifyStaged(arrival, table, tenantId);
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

function writing({ name, columns, key }: PortalTable): Task {
  const values = columns.map((column) => `(line->>'${column.name}')::${column.type}`).join(', ');
  const names = columns.map((column) => quoted(column.name));
  const changed = names.filter((column) => !key.some((part) => quoted(part) === column));
  const update = changed.map((column) => `${column} = excluded.${column}`).join(', ');
  return {
    text: `insert into ${quoted(name)} (${names.join(', ')}) select ${values} from staged_lines where of_table = $1
      on conflict (${key.map(quoted).join(', ')}) do ${update === '' ? 'nothing' : `update set ${update}`}`,
    values: [name],
  };
}

const deleting = ({ name, key, columns }: PortalTable, tenantId: string): Task => ({
  text: `delete from ${quoted(name)} own where tenant_id = $1 and not exists (
    select from staged_keys staged where staged.of_table = $2 and staged.key = ${lineOf({ columns: columns.filter((column) => key.includes(column.name)) })})`,
  values: [tenantId, name],
});

/** What was sent is read again and compared, letter by letter. The portal's own row is counted on by triggers until the end. */
async function verifyStaged(arrival: Owner, table: PortalTable, tenantId: string): Promise<void> {
  if (table.name === 'tenants') return;
  const { rows } = await arrival.query<{ count: number }>(
    `select count(*)::int as count from staged_lines staged
     where of_table = $2 and not exists (
       select from ${quoted(table.name)} own where own.tenant_id = $1 and ${isStaged('staged', table)}
         and ${lineOf(table)} = staged.line::text)`,
    [tenantId, table.name],
  );
  if (rows[0]?.count !== 0) throw new Error(`${table.name} did not arrive as it left: ${rows[0]?.count} rows differ`);
}
