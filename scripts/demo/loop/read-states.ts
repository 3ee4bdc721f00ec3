import { type Api, expect } from '../api.ts';
import { readAll } from '../push-records.ts';
import { readPapers } from './read-papers.ts';

/** Records of one kind by one of their states, in the order of the contract; what nothing stands in is there with 0. */
export interface States {
  kind: string;
  counts: Array<{ state: string; count: number; listed?: number }>;
}

type Row = Record<string, unknown>;

const lists = [
  { kind: 'Requisitions', path: 'purchase-requisitions', schema: 'Procurement', fields: ['status'] },
  { kind: 'Requests for quotes', path: 'supplier-rfqs', schema: 'SupplierRfq', fields: ['status'] },
  { kind: 'Quotes', path: 'supplier-quotes', schema: 'SupplierQuote', fields: ['status', 'source'] },
  { kind: 'Invoices', path: 'invoices', schema: 'Invoice', fields: ['status', 'paymentStatus', 'matching.status'] },
] as const;

/** How many records stand in each state: counted from all pages, and beside it as the list itself counts them. */
export async function readStates(buyer: Api): Promise<States[]> {
  const { components } = await expect(200, buyer('GET', '/api/v1/openapi.json'));
  const { schemas } = components as { schemas: Record<string, Row> };
  const states: States[] = [];
  for (const { kind, path, schema, fields } of lists) {
    const rows = await readAll<Row>(buyer, `/api/v1/${path}?limit=200&fields=${fields.join(',')}`);
    for (const field of fields) {
      const counts = countsOf(rows, field, statesOf(schemas, schema, field));
      states.push({ kind: titleOf(kind, field), counts: await asListed(buyer, path, field, counts) });
    }
  }
  for (const { kind, schema, rows } of await readPapers(buyer))
    states.push({ kind, counts: countsOf(rows, 'status', statesOf(schemas, schema, 'status')) });
  return states;
}

const titleOf = (kind: string, field: string) => (field === 'status' ? kind : `${kind}, ${field}`);

const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Row | undefined)?.[name], record);

/** The states that the contract knows of a field: `matching.status` is told inside of `matching`. */
function statesOf(schemas: Record<string, Row>, name: string, field: string): string[] {
  const look = (schema: Row): Row =>
    '$ref' in schema ? look(schemas[String(schema.$ref).split('/').at(-1) as string] as Row) : schema;
  const told = field
    .split('.')
    .reduce((schema, part) => look((schema.properties as Record<string, Row>)[part] as Row), schemas[name] as Row);
  return told.enum as string[];
}

const countsOf = (rows: readonly Row[], field: string, known: readonly string[]) =>
  known.map((state) => ({ state, count: rows.filter((row) => valueAt(row, field) === state).length }));

/** `matching.status` is filtered by as `matchingStatus`. */
async function asListed(buyer: Api, path: string, field: string, counts: States['counts']) {
  const filter = field.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase());
  const listed: States['counts'] = [];
  for (const { state, count } of counts) {
    const { meta } = await expect(200, buyer('GET', `/api/v1/${path}?limit=1&includeTotal=true&${filter}=${state}`));
    listed.push({ state, count, listed: (meta as { total: number }).total });
  }
  return listed;
}
