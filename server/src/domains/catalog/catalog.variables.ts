import { catalogItem } from '../../../../nouns/catalog-item.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Answers, inStep, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { catalogItems } from './catalog-item.ts';
import { stockVariables } from './stock/stock.variables.ts';
import { suppliersOfItems } from './suppliers/supplier-link.ts';

const { fields } = catalogItem;

export const catalogVariables = variables({
  namespace: 'catalogItem',
  domain: 'catalog',
  entityTypes: ['catalogItem'],
  exists: itemsThere,
  groups: [
    {
      scopes: ['catalog.read'],
      permission: 'catalog.read',
      load: loadItems,
      paths: {
        ...variablesOf(fields, [
          'id',
          'type',
          'sku',
          'currentCostCurrency',
          'currentCostSource',
          'currentCostUpdatedAt',
        ]),
        currentCostPrice: variableOf(fields, 'currentCostPrice', 'money'),
      },
    },
    {
      scopes: ['catalog.read'],
      permission: 'catalog.read',
      load: loadSuppliers,
      paths: {
        'suppliers[].name': { label: words('Suppliers', 'Поставщики'), valueType: 'array' },
        'suppliers[].lastPrice': {
          label: words('Newest prices of the suppliers', 'Последние цены поставщиков'),
          valueType: 'array',
          guard: 'catalog.cost_read',
        },
        'suppliers[].sources': {
          label: words('Where the suppliers are known from', 'Источники связей с поставщиками'),
          valueType: 'array',
        },
      },
    },
    stockVariables,
  ],
});

async function itemsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ id: string }>(
    sql`select id from catalog_items where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The leaves are fields of the item. */
async function loadItems(db: Db, ids: readonly string[]): Promise<Answers> {
  return new Map((await catalogItems.byIds(db, ids)).map((item) => [item.id, item]));
}

/** In the order of the suppliers' names. */
async function loadSuppliers(db: Db, ids: readonly string[]): Promise<Answers> {
  const links = Map.groupBy(await suppliersOfItems(db, ids), ({ catalogItemId }) => catalogItemId);
  return new Map(
    [...links].map(([itemId, suppliers]) => [
      itemId,
      inStep('suppliers[].', suppliers, {
        name: ({ name }) => name,
        lastPrice: ({ lastPrice }) => lastPrice,
        sources: ({ sources }) => sources,
      }),
    ]),
  );
}
