import { type Api, expect } from '../api.ts';
import { readAll } from '../push-records.ts';
import type { Furnished, Month } from './month.ts';
import { type Owed, owedFigure } from './owed.ts';
import {
  budgetFigure,
  dimensions,
  type Figures,
  type NameOf,
  saved,
  savingsFigure,
  spendFigure,
  stockFigure,
  stockValue,
} from './recount.ts';

/** What the portal tells of the month, under the names that the recount gives its figures. */
export async function readFigures(month: Month, furnished: Furnished, nameOf: NameOf): Promise<Figures> {
  const { api } = month.people.accountant;
  return new Map([
    ...(await readSpend(api, month, nameOf)),
    ...(await readBudgets(api, furnished)),
    ...(await readSavings(api, month)),
    ...(await readStock(api, furnished, nameOf)),
  ]);
}

const read = <Body>(api: Api, path: string) =>
  expect(200, api('GET', `/api/v1/${path}`)) as Promise<unknown> as Promise<Body>;

const periodOf = ({ days, today }: Month) => `from=${days[0]}&to=${today}`;

async function readSpend(api: Api, month: Month, nameOf: NameOf) {
  const figures: Array<[string, string]> = [];
  for (const { name } of month.departments)
    for (const by of dimensions) {
      const path = `reports/spend?by=${by}&department=${encodeURIComponent(name)}&${periodOf(month)}&limit=500`;
      const { rows } = await read<{ rows: Array<{ key: string; amount: string }> }>(api, path);
      for (const { key, amount } of rows) figures.push([spendFigure(name, by, nameOf(key)), amount]);
    }
  return figures;
}

interface Budget {
  id: string;
  departmentName: string;
  committedAmount: string;
  invoicedAmount: string;
  paidAmount: string;
}

async function readBudgets(api: Api, { budgets }: Furnished) {
  const own = new Set(budgets.values());
  const all = await readAll<Budget>(api, '/api/v1/budgets?limit=200');
  return all
    .filter(({ id }) => own.has(id))
    .flatMap(
      ({ departmentName, committedAmount, invoicedAmount, paidAmount }): Array<[string, string]> => [
        [budgetFigure(departmentName, 'committed'), committedAmount],
        [budgetFigure(departmentName, 'invoiced'), invoicedAmount],
        [budgetFigure(departmentName, 'paid'), paidAmount],
      ],
    );
}

interface Basis {
  base: string;
  chosen: string;
  lines: number;
}

type SavingsRow = { procurementId: string } & Record<'plan' | 'last' | 'median', Basis>;

async function readSavings(api: Api, month: Month) {
  const { rows } = await read<{ rows: SavingsRow[] }>(api, `reports/savings?${periodOf(month)}&limit=500`);
  const titles = new Map(month.ledger.purchases.map(({ procurementId, title }) => [procurementId, title]));
  return rows.flatMap((row) => {
    const title = titles.get(row.procurementId);
    if (title === undefined) return [];
    return (['plan', 'last', 'median'] as const)
      .filter((basis) => row[basis].lines > 0)
      .map((basis): [string, string] => [savingsFigure(title, basis), saved(row[basis].base, row[basis].chosen)]);
  });
}

interface Stock {
  byWarehouse: Array<{ warehouseId: string; onHand: string; averageCost: string | null }>;
}

async function readStock(api: Api, { items, warehouseId }: Furnished, nameOf: NameOf) {
  const figures: Array<[string, string]> = [];
  for (const id of items.values()) {
    const { byWarehouse } = await read<Stock>(api, `catalog/${id}/stock`);
    const held = byWarehouse.find((one) => one.warehouseId === warehouseId);
    // Nothing but what is on its way.
    if (held && held.averageCost !== null)
      figures.push([stockFigure(nameOf(id)), stockValue(held.onHand, held.averageCost)]);
  }
  return figures;
}

interface Payables {
  today: string;
  rows: Array<{ currency: string; bucket: string; amount: string }>;
}

/** What is owed in the whole portal, as the report tells it. */
export async function readPayables({ people }: Month): Promise<{ today: string; figures: Figures }> {
  const { today, rows } = await read<Payables>(people.accountant.api, 'reports/payables');
  return {
    today,
    figures: new Map(rows.map(({ currency, bucket, amount }) => [owedFigure(currency, bucket), amount])),
  };
}

interface Invoice {
  counterpartyId: string;
  status: string;
  currency: string;
  dueDate: string | null;
  outstandingAmount: string;
}

/** What is owed to others than the suppliers of the month: of invoices that were there before. */
export async function readOthersOwed({ people }: Month, { suppliers }: Furnished): Promise<Owed[]> {
  const own = new Set([...suppliers.values()].map(({ counterpartyId }) => counterpartyId));
  const fields = 'counterpartyId,status,currency,dueDate,outstandingAmount';
  const invoices = await readAll<Invoice>(people.accountant.api, `/api/v1/invoices?limit=200&fields=${fields}`);
  return invoices
    .filter(({ counterpartyId, status }) => !own.has(counterpartyId) && !['rejected', 'cancelled'].includes(status))
    .map(({ currency, dueDate, outstandingAmount }) => ({ currency, dueDate, amount: outstandingAmount }));
}
