import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

interface Asked {
  text: string;
  values: unknown[];
}

const counting = new AsyncLocalStorage<Asked[]>();
const original = Reflect.get(pg.Client.prototype, 'query') as (...all: unknown[]) => unknown;

// Sees every connection of the process; keeps only statements sent for a counted run.
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given as [string | { text?: string; values?: unknown[] }];
  const asked = typeof first === 'string' ? { text: first } : first;
  counting.getStore()?.push({ text: asked.text ?? '', values: asked.values ?? [] });
  return original.apply(this, given);
} as never;

/** The statements a run sends, in order, the opening and the end of its transactions among them; `asked` with their values. */
export async function countStatements<T>(
  run: () => Promise<T>,
): Promise<{ result: T; statements: string[]; asked: Asked[] }> {
  const asked: Asked[] = [];
  const result = await counting.run(asked, run);
  return { result, statements: asked.map(({ text }) => text), asked };
}
