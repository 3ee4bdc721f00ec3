import type { DryRunOptions } from './operation.ts';
import { queryText } from './query-text.ts';

export interface PreparedCall {
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
  /** Whether the operation takes an idempotency key. */
  takesKey: boolean;
  options: Partial<DryRunOptions>;
}

/** Reads the arguments of `PATCH /api/v1/budgets/{id} body key`: the words after the address say what comes after its parts. */
export function prepareCall(shape: string, args: readonly unknown[]): PreparedCall {
  const [method, address, ...words] = shape.split(' ') as [string, string, ...string[]];
  const given = [...args];
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => part(shape, name, given.shift()));
  const body = words.includes('body') ? (given.shift() ?? {}) : undefined;
  const query = words.includes('query') ? (given.shift() as object | undefined) : undefined;
  const options = (given.shift() ?? {}) as Partial<DryRunOptions>;
  const asked = queryText({ ...query, dryRun: options.dryRun });
  return { method, path: path + asked, body, takesKey: words.includes('key'), options };
}

/** An empty part would lead to another operation. */
function part(shape: string, name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${shape}: ${name} is ${JSON.stringify(value)}`);
  return encodeURIComponent(value);
}
