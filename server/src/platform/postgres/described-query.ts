import pg, { type QueryResult } from 'pg';
import type { Statement } from '../../kernel/sql/sql.ts';

type Fields = QueryResult['fields'];
type Parser = (text: string) => unknown;

/** Where a column goes: `cost.price`, `cost.currency` are parts of the value `cost`, which is null where its first part is. */
interface Place {
  name: string;
  part: string | null;
  /** Of the first part: an empty value whose copies have all parts in order. */
  whole: Readonly<Record<string, null>> | null;
}

/** The row description of a statement on a connection: valid for as long as the statement is prepared there. */
interface Description {
  fields: Fields;
  places: readonly Place[];
  /** Null for text, which is passed on unchanged. */
  parsers: ReadonlyArray<Parser | null>;
  /** An empty row whose copies have all columns in order. */
  blank: Readonly<Record<string, unknown>>;
}

interface Connection {
  bind(binding: object): void;
  execute(execution: object): void;
  sync(): void;
}

/** Members of the driver's query class that its types omit. */
interface DriverQuery {
  name: string;
  values: unknown[];
  _result: QueryResult & { _types: pg.CustomTypesConfig };
  _canceledDueToError: unknown;
  prepare(connection: Connection): void;
  handleRowDescription(message: { fields: Fields }): void;
  handleDataRow(message: { fields: Array<string | null> }): void;
  handleError(error: unknown, connection: Connection): void;
  submit(connection: unknown): void;
}

type Done = (error: Error, result: QueryResult) => void;

const Query = pg.Query as unknown as new (query: Statement, done: Done) => DriverQuery;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: Parser } }).utils;

const knownTo = new WeakMap<Connection, Map<string, Description>>();

/**
 * A named statement whose rows are described once per connection. The driver asks for the description every time: PostgreSQL then
 * sends the forty columns of an item, and they are parsed and given parsers, for every item read by its identifier.
 */
export class DescribedQuery extends Query {
  known: Map<string, Description> | undefined;
  description: Description | undefined;

  override prepare(connection: Connection) {
    // An unnamed text is not kept prepared by the server.
    if (this.name === '') return super.prepare(connection);
    this.known = knownTo.get(connection) ?? new Map();
    knownTo.set(connection, this.known);
    this.description = this.known.get(this.name);
    if (!this.description) return super.prepare(connection);
    this._result.fields = this.description.fields;
    try {
      connection.bind({ statement: this.name, values: this.values, valueMapper: prepareValue });
    } catch (error) {
      connection.sync();
      this.handleError(error, connection);
      return;
    }
    connection.execute({});
    connection.sync();
  }

  override handleRowDescription(message: { fields: Fields }) {
    const names = message.fields.map(({ name }) => name);
    // Of two columns with the same name the driver keeps the last.
    if (new Set(names).size < names.length) return super.handleRowDescription(message);
    this._result.fields = message.fields;
    this.description = describe(message.fields, names, this._result._types);
    this.known?.set(this.name, this.description);
  }

  override handleDataRow(message: { fields: Array<string | null> }) {
    if (!this.description) return super.handleDataRow(message);
    if (this._canceledDueToError) return;
    try {
      this._result.rows.push(rowOf(this.description, message.fields));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }
}

/** The parser for types without one. */
const passedOn = pg.types.getTypeParser(pg.types.builtins.TEXT, 'text');

function describe(fields: Fields, names: readonly string[], types: pg.CustomTypesConfig): Description {
  const parsers = fields.map(({ dataTypeID }) => {
    const parser: Parser = types.getTypeParser(dataTypeID, 'text');
    return parser === passedOn ? null : parser;
  });
  const places = placesOf(names);
  return { fields, places, parsers, blank: Object.fromEntries(places.map(({ name }) => [name, null])) };
}

function placesOf(columns: readonly string[]): Place[] {
  const split = columns.map((column) => column.split('.') as [name: string, part?: string]);
  const partsOf = (value: string) =>
    split.flatMap(([name, part]) => (name === value && part !== undefined ? part : []));
  return split.map(([name, part = null]) => {
    const parts = part === null ? [] : partsOf(name);
    const whole = part !== null && part === parts[0] ? Object.fromEntries(parts.map((each) => [each, null])) : null;
    return { name, part, whole };
  });
}

function rowOf({ places, parsers, blank }: Description, values: ReadonlyArray<string | null>) {
  const row: Record<string, unknown> = { ...blank };
  for (let at = 0; at < values.length; at += 1) {
    const text = values[at] as string | null;
    if (text === null) continue;
    const parser = parsers[at] as Parser | null;
    const value = parser === null ? text : parser(text);
    const { name, part, whole } = places[at] as Place;
    if (part === null) row[name] = value;
    else if (whole) row[name] = { ...whole, [part]: value };
    else if (row[name] !== null) (row[name] as Record<string, unknown>)[part] = value;
  }
  return row;
}
