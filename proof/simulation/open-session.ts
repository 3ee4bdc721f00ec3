import type { Client } from '../../server/src/platform/postgres/create-pool.ts';
import type { KeyTable, Transaction } from './key-table.ts';
import type { Process, World } from './world.ts';

type Done = (error: unknown, result?: object) => void;

interface Asked {
  text: string;
  values: unknown[];
  done: Done;
}

interface Parts {
  world: World;
  table: KeyTable;
  process: Process;
  /** Whether the connection breaks at a statement: before it is carried out, or when it is answered. */
  breaks(): 'before' | 'after' | undefined;
}

/**
 * A connection as the driver shows it, to the simulated table of keys: statements in order, one after another. `end` is what the
 * server does once it sees that nobody is there: it rolls back what is open.
 */
export function openSession({ world, table, process, breaks }: Parts): { client: Client; end(): void } {
  const { random } = world;
  const queue: Asked[] = [];
  const unanswered: Asked[] = [];
  let transaction: Transaction | undefined;
  let isBroken = false;
  let arrives = 0;
  let isBusy = false;

  function query(asked: string | { text: string; values: unknown[]; callback: Done }, callback?: Done) {
    const one: Asked =
      typeof asked === 'string'
        ? { text: asked, values: [], done: callback as Done }
        : { text: asked.text, values: asked.values, done: asked.callback };
    if (isBroken) return world.after(1, process, () => one.done(lost()));
    unanswered.push(one);
    // What was sent before arrives before.
    arrives = Math.max(arrives, world.now + Math.ceil(random.between(1, 8)));
    world.after(arrives - world.now, null, () => {
      queue.push(one);
      if (!isBusy) next();
    });
  }

  function next() {
    const one = queue.shift();
    isBusy = one !== undefined && !isBroken;
    if (!one || isBroken) return;
    const fault = breaks();
    if (fault === 'before') return end();
    perform(one, (error, result) => {
      if (fault === 'after') return end();
      world.after(random.between(1, 8), process, () => {
        if (isBroken) return;
        unanswered.splice(unanswered.indexOf(one), 1);
        one.done(error, result);
      });
      world.after(random.between(0, 4), null, next);
    });
  }

  /** Who asked, if he lives, hears that the connection is lost. */
  function end() {
    isBroken = true;
    if (transaction) table.rollback(transaction);
    transaction = undefined;
    world.after(random.between(1, 2_000), process, () => {
      for (const one of unanswered.splice(0)) one.done(lost());
    });
  }

  function perform({ text, values }: Asked, done: Done) {
    if (text.startsWith('begin')) {
      transaction = table.begin();
      return done(null, { rowCount: 0, rows: [], command: 'BEGIN' });
    }
    const open = transaction as Transaction;
    if (text === 'rollback' || text === 'commit') {
      const isKept = text === 'commit' && !open.isFailed;
      transaction = undefined;
      if (isKept) table.commit(open);
      else table.rollback(open);
      return done(null, { rowCount: 0, rows: [], command: isKept ? 'COMMIT' : 'ROLLBACK' });
    }
    const failing: Done = (error, result) => {
      if (error) open.isFailed = true;
      done(error, result);
    };
    if (open.isFailed) return failing(Object.assign(new Error('The transaction is aborted'), { code: '25P02' }));
    statementOf(open, text, values, failing);
  }

  function statementOf(open: Transaction, text: string, values: unknown[], done: Done) {
    const rows = (...found: object[]) => done(null, { rowCount: found.length, rows: found });
    const count = (rowCount: number) => done(null, { rowCount, rows: [] });
    if (text.includes('insert into idempotency_keys')) {
      const [, , , key, fingerprint] = values as [string, string, string, string, Buffer];
      return table.lock(open, key, (isLocked) => {
        if (!isLocked) return done(Object.assign(new Error('Lock timeout'), { code: '55P03' }));
        count(table.claim(open, key, fingerprint));
      });
    }
    const key = values.at(-1) as string;
    if (text.includes('select fingerprint')) {
      const row = table.read(open, key);
      return row ? rows({ ...row, sealed: false, request_id: row.requestId }) : rows();
    }
    if (text.includes("interval '73 hours'"))
      return count(table.change(open, key, { createdAt: open.startedAt - 73 * 3_600_000 }));
    if (text.includes('update idempotency_keys')) {
      const [status, body, , requestId] = values as [number | null, string, boolean, string];
      return count(table.change(open, key, { status, body, requestId }));
    }
    if (!text.includes('simulated_effects'))
      return done(new Error(`The simulation does not know the statement: ${text}`));
    open.effects.push(values[1] as string);
    count(1);
  }

  const stream = { writableCorked: 1, cork() {}, uncork() {} };
  return { client: { query, release() {}, connection: { stream } } as never, end };
}

const lost = () => new Error('Connection terminated unexpectedly');
