import Type from 'typebox';
import type { CatalogItem } from '../../../../nouns/catalog-item.ts';
import { exchange } from '../../kernel/exchange/exchange.ts';
import { measure, object, text } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import { toDecimalString } from '../../kernel/values/decimal.ts';
import { pieces } from '../../kernel/values/units.ts';
import { itemCells } from './catalog-item.file-cells.ts';
import { itemFileColumns } from './catalog-item.file-columns.ts';
import { itemChange } from './catalog-item.input.ts';
import { catalogItem } from './catalog-item.ts';
import { refuseFaults } from './check-item.ts';
import { matchItemRows } from './match-item-rows.ts';
import { applyItemRows } from './operations/apply-item-rows.ts';
import { listItems } from './operations/list-items.ts';
import { resolveItemRows } from './resolve-item-rows.ts';

const decimals = new Set(itemFileColumns.filter(({ kind }) => kind === 'decimal').map(({ field }) => field));

type Input = Readonly<Record<string, unknown>>;

/** Catalog items in files. */
export const catalogExchange = exchange({
  kind: 'catalog',
  base: '/api/v1/catalog/exchange',
  tag: 'Catalog',
  modes: ['append', 'upsert'],
  entity: catalogItem,
  title: words('Catalog', 'Каталог'),
  importing: { permission: 'catalog.import', scope: 'catalog.write' },
  exporting: { permission: 'catalog.export', scope: 'catalog.read' },
  columns: itemFileColumns,
  input: object({
    ...itemChange,
    category: Type.Optional(text(2_000, 'Category: its name, code, or path')),
    initialStock: Type.Optional(measure('What lies in the warehouse already, in the base unit')),
    warehouse: Type.Optional(text(200, 'Warehouse: its name or code')),
  }),

  inputOf({ plannedCost: price, currency: named, unit: baseUom, ...values }, parameters) {
    const currency = named ?? parameters.currency;
    const own = { ...values, ...(baseUom !== undefined && { baseUom }) };
    return price === undefined ? own : { ...own, plannedCost: { price, ...(currency !== undefined && { currency }) } };
  },

  check: (input) => refuseFaults(input, (input.baseUom as string | undefined) ?? pieces),

  keysOf: ({ sku }) => (typeof sku === 'string' ? [`sku:${sku.toLowerCase()}`] : []),

  resolve: resolveItemRows,
  match: matchItemRows,

  changes(record, { plannedCost, customFields, category, initialStock: _, warehouseId: __, ...given }) {
    const item = record as CatalogItem & Input;
    return (
      category !== undefined ||
      Object.entries(given).some(([field, value]) => !same(item[field], value, decimals.has(field))) ||
      Object.entries((customFields ?? {}) as Input).some(
        ([key, value]) => JSON.stringify(item.customFields[key]) !== JSON.stringify(value),
      ) ||
      costDiffers(item.plannedCost, plannedCost as { price: string; currency?: string } | undefined)
    );
  },

  save: applyItemRows,
  list: listItems,
  cellsOf: itemCells,
});

function costDiffers(held: CatalogItem['plannedCost'], given: { price: string; currency?: string } | undefined) {
  if (given === undefined) return false;
  return !same(held?.price, given.price, true) || (given.currency !== undefined && given.currency !== held?.currency);
}

/** 10.5 and 10.50 are one price. */
function same(held: unknown, given: unknown, asDecimal: boolean): boolean {
  if (held === given) return true;
  if (!asDecimal || typeof held !== 'string' || typeof given !== 'string') return false;
  return shortest(held) === shortest(given);
}

const shortest = (decimal: string) => {
  const text = toDecimalString(decimal) ?? decimal;
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};
