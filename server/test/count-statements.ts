import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const counting = new AsyncLocalStorage<string[]>();
const original = Reflect.get(pg.Client.prototype, 'query') as (...all: unknown[]) => unknown;

// Sees every connection of the process; keeps only statements sent for a counted run.
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given as [string | { text?: string }];
  counting.getStore()?.push(typeof first === 'string' ? first : (first.text ?? ''));
  return original.apply(this, given);
} as never;

/** The statements a run sends, in order, the opening and the end of its transactions among them. */
export async function countStatements<T>(run: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const result = await counting.run(statements, run);
  return { result, statements };
}
