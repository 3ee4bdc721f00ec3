import { createHash } from 'node:crypto';

/** A piece of SQL with its values. Pieces nest; only whole statements are sent. */
export interface Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

/** A boolean expression about a row. */
export type Condition = Sql;

/** The input of the driver: text with `$n`, values in order, and a stable name so that the server plans it once (empty: not prepared). */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

export const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;

/** A promise is not a value: a forgotten `await` does not compile. */
type Settled<Value> = Value extends PromiseLike<unknown> ? never : Value;

/** Plain SQL in a template: every `${value}` is sent as a parameter, never inside the text; another piece of SQL is inserted. */
export const sql = <Values extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...values: { [Place in keyof Values]: Settled<Values[Place]> }
): Sql => ({ strings, values });

/**
 * Placeholder for the portal in SQL that is written once for all portals: the transaction that sends it fills in its own.
 * Code with a `db` uses `db.tenant`.
 */
export const ownTenant = Symbol('the portal of the transaction');

/** The portal in SQL: its identifier, or the placeholder for it. */
export type TenantValue = string | typeof ownTenant;

/** Trusted text of our own, such as an allow-listed column. Never pass a caller's input. */
export const raw = (text: string): Sql => ({ strings: [text], values: [] });

export const empty = raw('');

export const join = (pieces: readonly Sql[], separator = ', '): Sql => {
  const glue = raw(separator);
  const values: Sql[] = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [glue, piece]));
  return { strings: ['', ...values.map(() => '')], values };
};

/** One template of a piece and all that nests in it: what every request sends is put together once. */
export function flattened(piece: Sql): Sql {
  const strings = [piece.strings[0] as string];
  const values: unknown[] = [];
  const append = (text: string) => strings.push((strings.pop() as string) + text);
  for (const [index, value] of piece.values.entries()) {
    if (isSql(value)) {
      const {
        strings: [first, ...rest],
        values: inner,
      } = flattened(value);
      append(first as string);
      strings.push(...rest);
      values.push(...inner);
      append(piece.strings[index + 1] as string);
    } else {
      values.push(value);
      strings.push(piece.strings[index + 1] as string);
    }
  }
  return { strings, values };
}

/** Trusted text of our own that names the tenant as `tenant_id()`: a statement that holds it gets the value in its place. */
export const withTenant = (text: string): Sql => {
  const strings = text.split('tenant_id()');
  return { strings, values: strings.slice(1).map(() => ownTenant) };
};

/** `insert into t ${columns(row)}`: names and values of a row whose keys are our own column names. */
export const columns = (row: Readonly<Record<string, unknown>>): Sql => {
  const names = Object.keys(row);
  return sql`(${raw(names.join(', '))}) values (${join(names.map((name) => sql`${row[name]}`))})`;
};

/** `update t set ${assignments(row)}`: the same for a change. */
export const assignments = (row: Readonly<Record<string, unknown>>): Sql =>
  join(Object.keys(row).map((name) => sql`${raw(name)} = ${row[name]}`));

/**
 * True where the row would really change: `where … and ${differsFrom(row)}` skips an unchanged row; false if there are no fields. Not
 * the word `false`: of rows that cannot be an engine of shards finds no shard, and refuses a statement that reads them back.
 */
export const differsFrom = (row: Readonly<Record<string, unknown>>): Sql => {
  const differences = Object.keys(row).map((name) => sql`${raw(name)} is distinct from ${row[name]}`);
  return differences.length === 0 ? raw('tenant_id <> tenant_id') : sql`(${join(differences, ' or ')})`;
};

interface Prepared {
  readonly text: string;
  readonly name: string;
}

const byTemplate = new WeakMap<readonly string[], Prepared>();
const byText = new Map<string, Prepared>();
const mostTexts = 2_000;

/** Turns a template into the statement to send. A template without nested pieces is rendered only once. */
export function statement(piece: Sql): Statement {
  const flat = !piece.values.some(isSql);
  if (flat) {
    const known = byTemplate.get(piece.strings);
    if (known) return { ...known, values: piece.values as unknown[] };
  }
  const values: unknown[] = [];
  const prepared = prepare(render(piece, values));
  if (flat && prepared.name) byTemplate.set(piece.strings, prepared);
  return { ...prepared, values };
}

function render({ strings, values }: Sql, into: unknown[]): string {
  let text = strings[0] as string;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    text += isSql(value) ? render(value, into) : `$${into.push(value)}`;
    text += strings[index + 1] as string;
  }
  return text;
}

function prepare(text: string): Prepared {
  const known = byText.get(text);
  if (known) return known;
  for (const watch of watchers) watch(text);
  // Beyond the limit a text stays unnamed: connections keep named statements for their whole life.
  if (byText.size >= mostTexts) return { text, name: '' };
  const prepared = { text, name: createHash('sha1').update(text).digest('base64url') };
  byText.set(text, prepared);
  return prepared;
}

const watchers: Array<(text: string) => void> = [];

/** Lets a fence check every text once, before it is first sent; it throws to reject one. */
export const watchStatements = (watch: (text: string) => void) => void watchers.push(watch);
