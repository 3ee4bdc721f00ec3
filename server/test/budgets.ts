import { billingPortal, ok } from './billing.ts';
import { drainJobs, type Portal, type request } from './harness.ts';
import { line, url as requisitionsUrl } from './requisitions.ts';

export const url = '/api/v1/budgets';

/** A budget for the year of the requisitions of tests. */
const year = { periodFrom: '2031-01-01', periodTo: '2031-12-31' };

interface Figures {
  committedAmount: string;
  invoicedAmount: string;
  paidAmount: string;
  availableAmount: string;
}

/** A portal with budgets and all that draws on them, with short calls for tests. */
export async function budgetPortal() {
  const base = await billingPortal();
  const { ask } = base;
  const newBudget = async (more: Record<string, unknown> = {}) =>
    ok(await ask('POST', url, { code: 'СТР-26', name: 'Материалы', amount: '5000.00', ...year, ...more }), 201);
  const budget = async (id: string) => ok(await ask('GET', `${url}/${id}`));
  const figures = async (id: string) => {
    const { committedAmount, invoicedAmount, paidAmount, availableAmount }: Figures = await budget(id);
    return [committedAmount, invoicedAmount, paidAmount, availableAmount];
  };
  const entries = async (id: string, filter = '') =>
    ok(await ask('GET', `${url}/${id}/entries${filter}`)).items as Array<Record<string, string>>;
  const transfer = (from: string, toBudgetId: string, amount: string, reason = 'Экономия на бетоне.') =>
    ask('POST', `${url}/${from}/transfers`, { toBudgetId, amount, reason });
  /** A draft of one line, ten of it at the price. */
  const draft = async (price: string, more: Record<string, unknown> = {}) =>
    base.create({ budgetCode: 'СТР-26', items: [line({ plannedPrice: price })], ...more });
  const submit = (id: string) => base.moveTo(id, 'pending_approval');
  const sent = async (price: string, more: Record<string, unknown> = {}) => {
    const made = await draft(price, more);
    ok(await submit(made.id));
    return made;
  };
  const change = (id: string, body: object) => ask('PATCH', `${requisitionsUrl}/${id}`, body);
  return { ...base, newBudget, budget, figures, entries, transfer, draft, submit, sent, change };
}

/** Budgets are followed by jobs. */
export const followed = ({ tenantId }: Portal) => drainJobs(tenantId);

/** What a refusal says of an overrun. */
export const overrun = ({ status, json }: Awaited<ReturnType<typeof request>>) => [
  ...[status, json.rule, json.budgetCode, json.available, json.missing],
];
