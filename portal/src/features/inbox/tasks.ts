import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';
import type { May } from '../../shared/session/me.ts';

/** Something that waits for the word of whoever looks: a requisition or an invoice to approve. */
export interface Task {
  kind: 'requisition' | 'invoice';
  id: string;
  number: string;
  title: string;
  /** Who is behind it: a supplier of an invoice. */
  about: string | null;
  dueDate: string | null;
  total: string;
  currency: string;
  createdAt: string;
}

/** All that waits for approval and may be approved by this person, the oldest first. */
export const tasksQuery = (may: May) =>
  queryOptions({
    queryKey: ['requisitions', 'tasks', may('purchase_requisitions.approve'), may('invoices.status')],
    queryFn: async ({ signal }) => {
      const [requisitions, invoices] = await Promise.all([
        may('purchase_requisitions.approve') ? requisitionTasks(signal) : [],
        may('invoices.status') ? invoiceTasks(signal) : [],
      ]);
      return [...requisitions, ...invoices].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
  });

async function requisitionTasks(signal: AbortSignal): Promise<Task[]> {
  const query = { awaitingMyApproval: true, limit: 100, sort: 'createdAt' };
  const { items } = await ask(api.GET('/api/v1/purchase-requisitions', { params: { query }, signal }));
  return items.map(({ id, number, title, dueDate, plannedTotal, currency, createdAt }) => ({
    ...{ kind: 'requisition' as const, id, number, title, about: null, dueDate },
    ...{ total: plannedTotal, currency, createdAt },
  }));
}

async function invoiceTasks(signal: AbortSignal): Promise<Task[]> {
  const query = { awaitingMyApproval: true, limit: 100, sort: 'createdAt' };
  const { items } = await ask(api.GET('/api/v1/invoices', { params: { query }, signal }));
  return items.map(({ id, number, externalNumber, supplier, dueDate, totals, currency, createdAt }) => ({
    ...{ kind: 'invoice' as const, id, number, title: externalNumber ?? number, about: supplier.name, dueDate },
    ...{ total: totals.gross, currency, createdAt },
  }));
}

/** The task that is looked at after this one: the next, or at the end the one before. */
export function neighbourOf({ id }: Task, tasks: readonly Task[]): Task | undefined {
  const place = tasks.findIndex((one) => one.id === id);
  return tasks[place + 1] ?? tasks[place - 1];
}

/** Says yes or no to a task, as the server takes it: a no has its reason. */
export function decide({ kind, id }: Task, verdict: 'approved' | 'rejected', reason?: string) {
  const body = { status: verdict, from: 'pending_approval' as const, ...(reason !== undefined && { reason }) };
  // It may be said as the page is left: it outlives the page.
  const options = { body, keepalive: true };
  const [requisition, invoice] = [{ path: { procurementId: id } }, { path: { invoiceId: id } }];
  return kind === 'requisition'
    ? ask(api.PATCH('/api/v1/purchase-requisitions/{procurementId}/status', { params: requisition, ...options })).then(
        none,
      )
    : ask(api.PATCH('/api/v1/invoices/{invoiceId}/status', { params: invoice, ...options })).then(none);
}

const none = () => undefined;
