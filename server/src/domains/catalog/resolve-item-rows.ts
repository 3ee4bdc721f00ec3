import type { ResolvedRow, RowParameters, UnresolvedRow } from '../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { countsIn, mustBeWhole } from '../../kernel/values/quantity-faults.ts';
import { pieces } from '../../kernel/values/units.ts';
import { type NamedWarehouse, warehousesNamed } from '../warehouses/warehouse-refs.ts';
import {
  categoriesNamed,
  meantCategory,
  type NamedCategory,
  unfitPath,
  unknownCategory,
} from './categories/name-categories.ts';

type Input = Readonly<Record<string, unknown>>;

/** Categories and warehouses that rows of a file name; two statements. A category to be created keeps its name until it is. */
export async function resolveItemRows(
  ctx: ReadContext,
  rows: readonly UnresolvedRow[],
  { createCategories = false }: RowParameters,
): Promise<ReadonlyMap<number, ResolvedRow>> {
  const naming = rows.filter(({ input }) => 'category' in input || 'initialStock' in input || 'warehouse' in input);
  if (naming.length === 0) return new Map();
  const told = (field: string) => [
    ...new Set(naming.flatMap(({ input }) => (input[field] as string | undefined) ?? [])),
  ];
  const [categories, warehouses] = await Promise.all([
    categoriesNamed(ctx.db, told('category')),
    warehousesNamed(
      ctx.db,
      told('warehouse').map((name) => name.toLowerCase()),
    ),
  ]);
  return new Map(
    naming.map(({ n, input: { category, initialStock, warehouse, ...input } }) => {
      const placed = categoryOf(category as string | undefined, categories, createCategories);
      const stocked = stockOf(input, initialStock as string | undefined, warehouse as string | undefined, warehouses);
      return [
        n,
        { input: { ...input, ...placed.input, ...stocked.input }, errors: [...placed.errors, ...stocked.errors] },
      ];
    }),
  );
}

const nothing: ResolvedRow = { input: {}, errors: [] };
const wrong = (error: FieldError): ResolvedRow => ({ input: {}, errors: [error] });

function categoryOf(text: string | undefined, known: readonly NamedCategory[], creating: boolean): ResolvedRow {
  if (text === undefined) return nothing;
  const meant = meantCategory(text, known);
  if (meant) return 'id' in meant ? { input: { categoryId: meant.id }, errors: [] } : wrong(meant);
  const unfit = creating ? unfitPath(text) : unknownCategory;
  return unfit ? wrong(unfit) : { input: { category: text }, errors: [] };
}

function stockOf(
  { type, baseUom = pieces }: Input,
  quantity: string | undefined,
  name: string | undefined,
  warehouses: readonly NamedWarehouse[],
): ResolvedRow {
  if (quantity === undefined || new Exact(quantity).isZero()) return nothing;
  if (type === 'service') return wrong(noStockOfService);
  if (!countsIn(baseUom as string, quantity)) return wrong(mustBeWhole('/initialStock', baseUom as string, quantity));
  const warehouse = warehouseOf(name?.toLowerCase(), warehouses);
  if (!warehouse) return wrong(name === undefined ? noDefault : unknownWarehouse);
  return { input: { initialStock: quantity, warehouseId: warehouse.id }, errors: [] };
}

const warehouseOf = (name: string | undefined, warehouses: readonly NamedWarehouse[]) =>
  name === undefined
    ? warehouses.find(({ isDefault }) => isDefault)
    : (warehouses.find(({ code }) => code?.toLowerCase() === name) ??
      warehouses.find((one) => one.name.toLowerCase() === name));

const noStockOfService = fieldError(
  '/initialStock',
  'service_has_no_stock',
  words('a service has no stock', 'у услуги не бывает остатка'),
);

const noDefault = fieldError(
  '/warehouse',
  'required',
  words('is required: the portal has no default warehouse', 'обязательно: в портале нет основного склада'),
);

const unknownWarehouse = fieldError(
  '/warehouse',
  'not_found_reference',
  words('there is no such warehouse', 'такого склада нет'),
);
