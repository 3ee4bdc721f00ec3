import { words } from '../../../kernel/problems/errors.ts';
import { createBudget } from '../../budgets/operations/create-budget.ts';
import { createCategory } from '../../catalog/categories/operations/create-category.ts';
import { createItem } from '../../catalog/operations/create-item.ts';
import { createCounterparty } from '../../counterparties/operations/create-counterparty.ts';
import { createWarehouse } from '../../warehouses/operations/create-warehouse.ts';
import { type Article, goods } from './goods.ts';
import type { Sample } from './sample.ts';
import { type SupplierKey, suppliers } from './suppliers.ts';

/** What everything else of the story stands on. */
export interface Ground {
  warehouseId: string;
  itemIds: ReadonlyMap<Article, string>;
  supplierIds: ReadonlyMap<SupplierKey, string>;
  budgetCode: string;
}

/** Warehouses, suppliers, a catalog and a budget. */
export async function makeGround(sample: Sample): Promise<Ground> {
  const { say } = sample;
  const main = await sample.make('warehouse', createWarehouse, {
    name: say(words('Workshop store (sample)', 'Склад цеха (пример)')),
    code: say(words('SAMPLE-1', 'ПРИМЕР-1')),
    address: say(words('Samplegrad, Model street, 1', 'г. Примерск, ул. Образцовая, 1')),
  });
  await sample.make('warehouse', createWarehouse, {
    name: say(words('Building site (sample)', 'Объект «Корпус 2» (пример)')),
    code: say(words('SAMPLE-2', 'ПРИМЕР-2')),
    kind: 'site',
    address: say(words('Samplegrad, Model street, 7', 'г. Примерск, ул. Образцовая, 7')),
  });
  const budgetCode = say(words('SAMPLE-WORKSHOP', 'ПРИМЕР-ЦЕХ'));
  await sample.make('budget', createBudget, {
    code: budgetCode,
    name: say(words('Workshop supplies', 'Снабжение цеха')),
    departmentName: say(words('Workshop', 'Цех')),
    periodFrom: sample.day(-30),
    periodTo: sample.day(335),
    amount: '1500000.00',
    responsibleId: sample.userId,
  });
  return {
    warehouseId: main.id,
    itemIds: await makeCatalog(sample),
    supplierIds: await makeSuppliers(sample),
    budgetCode,
  };
}

async function makeCatalog(sample: Sample): Promise<ReadonlyMap<Article, string>> {
  const ids = new Map<Article, string>();
  for (const { name, items } of goods) {
    const category = await sample.make('catalog_category', createCategory, { name: sample.say(name) });
    for (const [ru, en, sku, baseUom, price] of items) {
      const input = { name: sample.say({ ru, en }), sku, baseUom, categoryId: category.id, plannedCost: { price } };
      ids.set(sku, (await sample.make('catalog_item', createItem, input)).id);
    }
  }
  return ids;
}

async function makeSuppliers(sample: Sample): Promise<ReadonlyMap<SupplierKey, string>> {
  const ids = new Map<SupplierKey, string>();
  for (const [key, [name, inn, email]] of Object.entries(suppliers)) {
    const made = await sample.make('counterparty', createCounterparty, {
      kind: 'legal_entity',
      shortName: sample.say(name),
      inn,
      roles: ['supplier'],
      contacts: [{ fullName: sample.say(words('Olga Sample', 'Ольга Примерова')), email, isPrimary: true }],
    });
    ids.set(key as SupplierKey, made.supplier?.supplierId as string);
  }
  return ids;
}
