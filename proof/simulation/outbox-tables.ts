import type { Db } from '../../server/src/kernel/sql/db.ts';
import { type Sql, statement } from '../../server/src/kernel/sql/sql.ts';
import type { Database } from './database.ts';
import { settleJobStep } from './job-steps.ts';
import { tenantId, type World } from './world.ts';

export interface EntryRow {
  id: string;
  installation_id: string;
  status: 'pending' | 'running' | 'in_doubt' | 'done' | 'failed';
  attempts: number;
  awaits_decision: boolean;
  [column: string]: unknown;
}

const fresh = {
  ...{ status: 'pending', attempts: 0, sent_at: null, sweeps: 0, awaits_decision: false, external_id: null },
  ...{ details: {}, last_error: null, version: 1, archived_at: null },
} as const;

/** The tables that the outbox of integrations writes to, and the statements that the product asks of them. */
export function createOutboxTables(world: World, { rows }: Database) {
  const entries = new Map<string, EntryRow>();

  function ask(piece: Sql): object[] {
    const { text, values } = statement(piece);
    const valueOf = (pattern: RegExp) => values[Number(pattern.exec(text)?.[1]) - 1] as string;
    const named = (pairs: Iterable<RegExpExecArray>) =>
      Object.fromEntries(
        [...pairs].map(([, name, number]) => [name, read(name as string, values[Number(number) - 1])]),
      );
    const entry = () => entries.get(valueOf(/(?:entry\.|and )id = \$(\d+)/));
    if (text.includes('insert into integration_log')) return [];
    if (text.includes('insert into integration_outbox')) {
      const names = (/\(([^)]*)\) values/.exec(text) as RegExpExecArray)[1]?.split(', ') ?? [];
      const made = Object.fromEntries(names.map((name, index) => [name, read(name, values[index])]));
      const row = { ...fresh, ...made, created_at: isoNow(), updated_at: isoNow() } as unknown as EntryRow;
      entries.set(row.id, row);
      return [{ ...row }];
    }
    if (text.includes('update integration_outbox')) {
      const set = text.slice(0, text.indexOf(', version = version'));
      const row = { ...(entry() as EntryRow), ...named(set.matchAll(/(\w+) = \$(\d+)/g)) };
      entries.set(row.id, row);
      return [{ ...row }];
    }
    if (text.includes('from integration_outbox'))
      return [entry()].filter((row) => row !== undefined).map((row) => ({ ...row }));
    if (text.includes('select secrets from integration_installations')) return [{ secrets: {} }];
    if (text.includes('from integration_installations')) {
      const id = valueOf(/installation\.id = \$(\d+)/);
      return [{ id, slug: id, status: 'installed', settings: {}, config_version: 1, installed_by: null }];
    }
    if (text.includes('update jobs set')) {
      const [id, lease] = [valueOf(/ id = \$(\d+)/), valueOf(/lease = \$(\d+)/)];
      const as = text.includes('failed = true') ? 'failed' : 'done';
      return settleJobStep(rows, world.now, { id, lease, as }) ? [{}] : [];
    }
    throw new Error(`The simulation does not know the statement: ${text}`);
  }

  const isoNow = () => new Date(world.now).toISOString();
  const db: Db = {
    tenant: tenantId,
    many: async (piece) => ask(piece) as never,
    first: async (piece) => ask(piece)[0] as never,
    one: async (piece) => ask(piece)[0] as never,
    execute: async (piece) => ask(piece).length,
  };
  return {
    entries,
    db,
    enqueue(name: string, payload: Record<string, unknown>, dueAt: number) {
      const id = world.newId();
      const untaken = { attempts: 0, lease: null, holder: null, finishedAt: null, failed: false };
      rows.jobs.set(id, { id, name, payload, dueAt, ...untaken });
      return id;
    },
    /** All or nothing. */
    async whole<T>(work: () => Promise<T>): Promise<T> {
      const before = [copyOf(entries), copyOf(rows.jobs)] as const;
      try {
        return await work();
      } catch (error) {
        restore(entries, before[0]);
        restore(rows.jobs, before[1]);
        throw error;
      }
    },
  };
}

export type OutboxTables = ReturnType<typeof createOutboxTables>;

const read = (name: string, value: unknown) =>
  ['payload', 'details', 'last_error'].includes(name) && typeof value === 'string' ? JSON.parse(value) : value;

const copyOf = <Row extends object>(table: ReadonlyMap<string, Row>) =>
  new Map([...table].map(([id, row]) => [id, { ...row }]));

function restore<Row>(table: Map<string, Row>, before: ReadonlyMap<string, Row>) {
  table.clear();
  for (const [id, row] of before) table.set(id, row);
}
