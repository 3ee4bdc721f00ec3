import type { KeptPress } from '../types.ts';

/** Where presses wait for the line: they outlive the page. */
export interface Keeper {
  all(link: string): Promise<KeptPress[]>;
  add(kept: KeptPress): Promise<void>;
  remove(key: string): Promise<void>;
}

const [database, store] = ['prokura.driver', 'presses'];

/** Keeps presses with their pictures in the database of the browser; where it has none, as long as the page is open. */
export async function openKeeper(): Promise<Keeper> {
  try {
    const base = await opened();
    const within = (mode: IDBTransactionMode) => base.transaction(store, mode).objectStore(store);
    return {
      all: async (link) =>
        inOrder((await done<KeptPress[]>(within('readonly').getAll())).filter((one) => one.link === link)),
      add: (kept) => done(within('readwrite').put(kept)).then(() => undefined),
      remove: (key) => done(within('readwrite').delete(key)).then(() => undefined),
    };
  } catch {
    return inMemory();
  }
}

export function inMemory(): Keeper {
  const held = new Map<string, KeptPress>();
  return {
    all: async (link) => inOrder([...held.values()].filter((one) => one.link === link)),
    add: async (kept) => void held.set(kept.key, kept),
    remove: async (key) => void held.delete(key),
  };
}

const inOrder = (kept: KeptPress[]) => kept.toSorted((one, other) => one.at.localeCompare(other.at));

async function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(database, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'key' });
  return done(asked);
}

const done = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
