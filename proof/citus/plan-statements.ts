import type pg from 'pg';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';

/** Where the engine sends a statement of a portal. */
export type Sent = 'one shard' | 'no shard' | 'from a list' | 'all shards' | 'refused';

interface Planned {
  text: string;
  sent: Sent;
  why: string;
}

const portal = '01990000-0000-7000-8000-000000000001';

/** Plans every statement on the cluster, with the rights of the service or else of the worker. */
export async function planStatements(urls: readonly string[], texts: readonly string[]): Promise<Planned[]> {
  const pools = urls.map((url) => createPool(url, 1, 'proof'));
  try {
    const planned: Planned[] = [];
    for (const text of texts.filter((one) => !/^\s*set /i.test(one))) planned.push(await planOne(pools, text));
    return planned;
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

async function planOne(pools: readonly pg.Pool[], text: string): Promise<Planned> {
  let planned: Planned = { text, sent: 'refused', why: '' };
  for (const pool of pools) {
    planned = await planAs(pool, text);
    if (!planned.why.startsWith('permission denied')) break;
  }
  return planned;
}

async function planAs(pool: pg.Pool, text: string): Promise<Planned> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local app.tenant_id = '${portal}'`);
    await client.query(`prepare asked as ${text}`);
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'`,
    );
    const values = rows[0]?.types.map((type) => `${valueOf(type)}::${type}`) ?? [];
    const given = values.length > 0 ? `(${values.join(', ')})` : '';
    const plan = await planOf(client, `execute asked${given}`, text, values);
    return { text, sent: sentBy(plan), why: '' };
  } catch (error) {
    return { text, sent: 'refused', why: (error as Error).message };
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
    client.release();
  }
}

/** The engine executes a prepared statement that writes rows of a sub-select, yet cannot explain it: that one is explained with its values written out. */
async function planOf(
  client: pg.PoolClient,
  executed: string,
  text: string,
  values: readonly string[],
): Promise<string> {
  const explain = async (statement: string) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  await client.query('savepoint asked');
  return explain(executed).catch(async (error: Error) => {
    if (!/^(no value found for parameter|could not create distributed plan)/.test(error.message)) throw error;
    await client.query('rollback to savepoint asked');
    return explain(text.replaceAll(/\$(\d+)/g, (_, at: string) => `(${values[Number(at) - 1]})`));
  });
}

function sentBy(plan: string): Sent {
  if (/INSERT\/SELECT method: pull to coordinator/.test(plan)) return 'from a list';
  const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
  if (tasks.length === 0) return 'no shard';
  return Math.max(...tasks) > 1 ? 'all shards' : 'one shard';
}

/** A value of the type that any statement can be planned with. */
function valueOf(type: string): string {
  // Addresses come as a list of texts.
  if (type === 'text[]') return `array['127.0.0.1']`;
  if (type.endsWith('[]')) return type.startsWith('bytea') ? `'{}'` : `array[${valueOf(type.slice(0, -2))}]::${type}`;
  const known: Readonly<Record<string, string>> = {
    uuid: `'${portal}'`,
    json: `'[{}]'`,
    jsonb: `'[{}]'`,
    boolean: 'true',
    interval: `'1 day'`,
    bytea: `'\\x00'`,
    tid: `'(0,1)'`,
    inet: `'127.0.0.1'`,
    cidr: `'127.0.0.1'`,
    currency: `'RUB'`,
  };
  return known[type] ?? (/time|instant|date/.test(type) ? `'2026-01-01'` : `'10'`);
}
