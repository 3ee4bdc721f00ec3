import type { Say } from '../loop/speak.ts';
import { withoutVat } from './amounts.ts';
import type { Goods } from './company.ts';
import { type Department, large, type SupplierName, suppliers, vatRate, warehouse } from './company.ts';
import { comeIn } from './hold-stock.ts';
import { type Furnished, type Month, type Party, speakers } from './month.ts';
import { daysFrom } from './working-days.ts';

/** What lies in the warehouse of the month from the beginning, by article. */
const inStock: Readonly<Record<string, string>> = { 'УП-004': '60', 'ОФ-001': '40', 'ЛБ-001': '25' };

/** A warehouse, goods and who sells them, budgets of departments, and who approves what. */
export async function furnish(month: Month): Promise<Furnished> {
  const speak = speakers(month, 'furnish');
  const owner = speak('owner');
  const { id: warehouseId } = await owner<{ id: string }>('POST', '/api/v1/warehouses', warehouse);
  const categories = new Map<string, string>();
  const items = new Map<string, string>();
  for (const { category, goods } of month.departments) {
    const { id } = await owner<{ id: string }>('POST', '/api/v1/catalog/categories', { name: category });
    categories.set(category, id);
    for (const one of goods) items.set(one.sku, await addItem(month, owner, one, { categoryId: id, warehouseId }));
  }
  const named = [...new Set(month.departments.flatMap((department) => department.suppliers))];
  const parties = new Map<SupplierName, Party>();
  for (const name of named) parties.set(name, await addSupplier(owner, name));
  const budgets = new Map<string, string>();
  for (const department of month.departments)
    budgets.set(department.budget.code, await addBudget(month, owner, department));
  await sayWhoApproves(month, owner, categories);
  return { warehouseId, categories, items, suppliers: parties, budgets };
}

async function addItem(
  { ledger }: Month,
  owner: Say,
  { sku, name, uom, planned }: Goods,
  { categoryId, warehouseId }: { categoryId: string; warehouseId: string },
) {
  const unitCost = withoutVat(planned);
  const quantity = inStock[sku];
  const { id } = await owner<{ id: string }>('POST', '/api/v1/catalog', {
    ...{ sku, name, categoryId, vatRate, baseUom: uom, plannedCost: { price: planned } },
    ...(quantity && { initialStock: [{ warehouseId, quantity, unitCost }] }),
  });
  if (quantity) comeIn(ledger, id, quantity, unitCost);
  return id;
}

async function addSupplier(owner: Say, name: SupplierName): Promise<Party> {
  const { shortName, inn, person } = suppliers[name];
  const { id, supplier } = await owner<{ id: string; supplier: { supplierId: string } }>(
    'POST',
    '/api/v1/counterparties',
    {
      ...{ kind: 'legal_entity', shortName, inn, roles: ['supplier'] },
      ...{ email: `sales@${name}.example`, contacts: [{ fullName: person, email: `sales@${name}.example` }] },
      supplier: { defaultCurrency: 'RUB', paymentTermsDays: 14 },
    },
  );
  return { counterpartyId: id, supplierId: supplier.supplierId };
}

/** For as long as what the month asks for may be due. */
const budgetDays = 150;

async function addBudget({ people, days, today }: Month, owner: Say, { name, head, budget }: Department) {
  const { id } = await owner<{ id: string }>('POST', '/api/v1/budgets', {
    ...budget,
    name: `${name}: текущие закупки`,
    departmentName: name,
    periodFrom: days[0],
    periodTo: daysFrom(today, budgetDays),
    responsibleId: people[head].id,
  });
  return id;
}

/** Heads approve for their departments, the financial director what is large; while she is away, the head of purchasing does. */
async function sayWhoApproves(
  { people, departments, today }: Month,
  owner: Say,
  categories: ReadonlyMap<string, string>,
) {
  const route = (name: string, position: number, more: object, steps: ReadonlyArray<readonly [string, string]>) =>
    owner('POST', '/api/v1/settings/approval-routes', {
      ...{ recordType: 'procurement', name, position, ...more },
      steps: steps.map(([title, id]) => ({ name: title, mode: 'any', approvers: [{ kind: 'user', id }] })),
    });
  const finance = ['Финансовый директор', people.finance.id] as const;
  for (const [at, { name, head, category }] of departments.entries()) {
    const own = ['Руководитель', people[head].id] as const;
    const ofCategory = { categoryIds: [categories.get(category)], departments: [name] };
    await route(`${category}: от ${large} ₽`, 2 * at + 1, { ...ofCategory, amountFrom: large }, [own, finance]);
    await route(`${name}: до ${large} ₽`, 2 * at + 2, { departments: [name], amountTo: large }, [own]);
  }
  await owner('POST', '/api/v1/settings/approval-substitutes', {
    ...{ userId: people.finance.id, substituteId: people['purchasing-head'].id },
    ...{ from: today, until: daysFrom(today, 14), comment: 'Отпуск' },
  });
}
