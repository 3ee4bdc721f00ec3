import type { World } from './world.ts';

export interface KeyRow {
  fingerprint: Buffer;
  createdAt: number;
  status: number | null;
  body: string;
  requestId: string;
}

export interface Transaction {
  startedAt: number;
  isFailed: boolean;
  isOver: boolean;
  keys: Map<string, KeyRow>;
  effects: string[];
  locks: Set<string>;
  /** What it claimed and whether the key was free. */
  claim?: { key: string; fingerprint: string; isFree: boolean };
}

/** A transaction that claimed a key, in the order they ended. */
export interface EndedClaim {
  at: number;
  key: string;
  fingerprint: string;
  isFree: boolean;
  /** The answer it kept; null where it was rolled back. */
  kept: { status: number | null; body: string; requestId: string } | null;
}

const keptMs = 72 * 3_600_000;

/** The table of idempotency keys and one of effects: rows are locked by who writes them, and seen by others once committed. */
export function createKeyTable(world: World) {
  const rows = new Map<string, KeyRow>();
  const effects: string[] = [];
  const holders = new Map<string, Transaction>();
  const waiting = new Map<string, Array<() => void>>();
  const ended: EndedClaim[] = [];

  const free = (transaction: Transaction) => {
    transaction.isOver = true;
    for (const key of transaction.locks) {
      holders.delete(key);
      const next = waiting.get(key) ?? [];
      waiting.delete(key);
      for (const wake of next) world.after(0, null, wake);
    }
  };

  function end(transaction: Transaction, row: KeyRow | null) {
    const kept = row && { status: row.status, body: row.body, requestId: row.requestId };
    if (transaction.claim) ended.push({ at: transaction.startedAt, ...transaction.claim, kept });
    free(transaction);
  }

  return {
    effects,
    ended,
    begin: (): Transaction => ({
      ...{ startedAt: world.now, isFailed: false, isOver: false, keys: new Map(), effects: [], locks: new Set() },
    }),
    /** Calls back once the row is nobody's, or after the time a lock is waited for. */
    lock(transaction: Transaction, key: string, done: (isLocked: boolean) => void) {
      const until = world.now + 5_000;
      const attempt = () => {
        if (transaction.isOver) return;
        const holder = holders.get(key);
        if (holder === undefined || holder === transaction) {
          holders.set(key, transaction);
          transaction.locks.add(key);
          return done(true);
        }
        if (world.now >= until) return done(false);
        let isDone = false;
        const once = () => {
          if (isDone) return;
          isDone = true;
          attempt();
        };
        waiting.set(key, [...(waiting.get(key) ?? []), once]);
        world.after(until - world.now, null, once);
      };
      attempt();
    },
    /** `insert … on conflict do update … where it is older than 72 hours`: how many rows it changed. */
    claim(transaction: Transaction, key: string, fingerprint: Buffer): number {
      const known = transaction.keys.get(key) ?? rows.get(key);
      const isFree = !known || known.createdAt < transaction.startedAt - keptMs;
      transaction.claim ??= { key, fingerprint: fingerprint.toString('hex'), isFree };
      if (!isFree) return 0;
      const fresh = { status: null, body: '', requestId: '' };
      transaction.keys.set(key, { ...(known ?? fresh), fingerprint, createdAt: transaction.startedAt });
      return 1;
    },
    change(transaction: Transaction, key: string, change: Partial<KeyRow>): number {
      const known = transaction.keys.get(key) ?? rows.get(key);
      if (known) transaction.keys.set(key, { ...known, ...change });
      return known ? 1 : 0;
    },
    read: (transaction: Transaction, key: string) => transaction.keys.get(key) ?? rows.get(key),
    commit(transaction: Transaction) {
      for (const [key, row] of transaction.keys) rows.set(key, row);
      effects.push(...transaction.effects);
      end(transaction, transaction.claim ? (transaction.keys.get(transaction.claim.key) ?? null) : null);
    },
    rollback: (transaction: Transaction) => end(transaction, null),
  };
}

export type KeyTable = ReturnType<typeof createKeyTable>;
