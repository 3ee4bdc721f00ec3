import { warehouse as declared, type Warehouse } from '../../../../../nouns/warehouse.ts';
import { exchange } from '../../../kernel/exchange/exchange.ts';
import type { SavedRow } from '../../../kernel/exchange/exchange-rows.ts';
import { nounCell } from '../../../kernel/exchange/noun-column.ts';
import { object } from '../../../kernel/fields.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { checkPlace } from '../check-place.ts';
import { listWarehouses, warehouse } from '../warehouse.ts';
import { matchPlaceRows } from './match-place-rows.ts';
import { placeFileColumns } from './place-file-columns.ts';
import { savePlaceRows } from './save-place-rows.ts';

const { isDefault: _, ...written } = warehouse.change;

type Input = Readonly<Record<string, unknown>>;

/** Warehouses in files. Which one is the default is decided by a person, never by a file. */
export const warehouseExchange = exchange({
  kind: 'warehouses',
  base: '/api/v1/warehouses/exchange',
  tag: 'Warehouses',
  modes: ['append', 'upsert'],
  entity: warehouse,
  title: words('Warehouses', 'Склады'),
  importing: { permission: 'warehouses.update', scope: 'warehouses.write' },
  exporting: { permission: 'warehouses.read', scope: 'warehouses.read' },
  creating: 'warehouses.create',
  columns: placeFileColumns,
  input: object(written),

  inputOf: ({ placeCode: code, ...values }) => ({ ...values, ...(code !== undefined && { code }) }),

  keysOf: ({ code, name }) => [
    ...(typeof code === 'string' ? [`code:${code.toLowerCase()}`] : []),
    ...(typeof name === 'string' ? [`name:${name.toLowerCase()}`] : []),
  ],

  match: matchPlaceRows,

  changes(record, { customFields, ...given }) {
    const place = record as Warehouse & Input;
    return (
      Object.entries(given).some(([field, value]) => !same(place[field], value, degrees.has(field))) ||
      Object.entries((customFields ?? {}) as Input).some(
        ([key, value]) => JSON.stringify(place.customFields[key]) !== JSON.stringify(value),
      )
    );
  },

  review: async (_ctx, rows) => new Map(rows.map((row) => [row.n, faultsOf(row)])),
  save: savePlaceRows,
  list: listWarehouses,
  cellsOf: async (_ctx, records) => (records as readonly Warehouse[]).map(placeCells),
});

const degrees = new Set(['latitude', 'longitude']);

const same = (held: unknown, given: unknown, asDecimal: boolean) =>
  held === given || (asDecimal && typeof held === 'string' && new Exact(held).eq(given as string));

/** A point on the map has both coordinates, one of them may be there already. */
function faultsOf({ input, before }: SavedRow) {
  try {
    checkPlace((before ?? {}) as Partial<Warehouse>, input);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.errors;
  }
}

const placeCells = (place: Warehouse) =>
  Object.fromEntries(
    (['name', 'kind', 'address', 'latitude', 'longitude', 'contactName', 'phone', 'isDefault'] as const)
      .map((field) => [field, nounCell(declared, field, place[field])])
      .concat([['placeCode', place.code]]),
  );
