import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Answers, variables } from '../../../kernel/variables.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { categoriesOf, productNamesOf } from './assortment.row.ts';

const suppliers = { scopes: ['suppliers.read'], permission: 'counterparties.read' } as const;

export const assortmentVariables = variables({
  namespace: 'supplier',
  domain: 'suppliers',
  entityTypes: ['supplier'],
  exists: async (db, ids) => new Set((await supplierRefs(db, ids)).keys()),
  groups: [
    {
      ...suppliers,
      load: loadCategories,
      paths: {
        'assortment.categories[].name': {
          label: words('Categories of the assortment', 'Категории ассортимента'),
          valueType: 'array',
        },
      },
    },
    {
      ...suppliers,
      load: loadProducts,
      paths: {
        'assortment.products[].name': {
          label: words('Products of the assortment', 'Товары ассортимента'),
          valueType: 'array',
        },
      },
    },
  ],
});

async function loadCategories(db: Db, ids: readonly string[]): Promise<Answers> {
  const categories = Map.groupBy(await categoriesOf(db, ids), ({ supplierId }) => supplierId);
  return new Map(
    [...categories].map(([id, found]) => [id, { 'assortment.categories[].name': found.map(({ name }) => name) }]),
  );
}

async function loadProducts(db: Db, ids: readonly string[]): Promise<Answers> {
  const products = await productNamesOf(db, ids);
  return new Map(products.map(({ supplierId, names }) => [supplierId, { 'assortment.products[].name': names }]));
}
