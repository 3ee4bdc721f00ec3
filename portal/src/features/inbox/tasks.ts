import { queryOptions } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { May } from '../../shared/session/me.ts';
import { type TaskKindName, taskKindNames, taskKinds } from './task-kinds.ts';

/** Something that waits for the word of whoever looks. */
export interface Task {
  kind: TaskKindName;
  id: string;
  number: string;
  title: string;
  /** Who is behind it: a supplier of an invoice, a customer of what is sold, the other party of a contract. */
  about: string | null;
  dueDate: string | null;
  /** What it is worth; of a contract its limit, null without one. */
  total: string | null;
  currency: string;
  createdAt: string;
}

/** All that waits for approval and may be approved by this person, the oldest first. */
export const tasksQuery = (may: May) => {
  const kinds = taskKindNames.filter((kind) => may(taskKinds[kind].permission));
  return queryOptions({
    queryKey: ['requisitions', 'tasks', ...kinds],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(kinds.map((kind) => tasksOf[kind](signal)));
      return found.flat().sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
  });
};

const asked = { params: { query: { awaitingMyApproval: true, limit: 100, sort: 'createdAt' } } };

const tasksOf: Readonly<Record<TaskKindName, (signal: AbortSignal) => Promise<Task[]>>> = {
  async requisition(signal) {
    const { items } = await ask(api.GET('/api/v1/purchase-requisitions', { ...asked, signal }));
    return items.map(({ id, number, title, dueDate, plannedTotal, currency, createdAt }) => ({
      ...{ kind: 'requisition' as const, id, number, title, about: null, dueDate },
      ...{ total: plannedTotal, currency, createdAt },
    }));
  },

  async invoice(signal) {
    const { items } = await ask(api.GET('/api/v1/invoices', { ...asked, signal }));
    return items.map(({ id, number, externalNumber, supplier, dueDate, totals, currency, createdAt }) => ({
      ...{ kind: 'invoice' as const, id, number, title: externalNumber ?? number, about: supplier.name, dueDate },
      ...{ total: totals.gross, currency, createdAt },
    }));
  },

  async proposal(signal) {
    const { items } = await ask(api.GET('/api/v1/commercial-proposals', { ...asked, signal }));
    return items.map(({ id, number, title, customer, validUntil, totalAmount, currency, createdAt }) => ({
      ...{ kind: 'proposal' as const, id, number, title: title ?? number, about: customer?.name ?? null },
      ...{ dueDate: validUntil, total: totalAmount, currency, createdAt },
    }));
  },

  async salesInvoice(signal) {
    const { items } = await ask(api.GET('/api/v1/sales-invoices', { ...asked, signal }));
    return items.map(({ id, number, title, customer, dueDate, totalAmount, currency, createdAt }) => {
      const name = title ?? customer?.name ?? '—';
      return {
        ...{ kind: 'salesInvoice' as const, id, number: number ?? name, title: name, about: customer?.name ?? null },
        ...{ dueDate, total: totalAmount, currency, createdAt },
      };
    });
  },

  async contract(signal) {
    const { items } = await ask(api.GET('/api/v1/contracts', { ...asked, signal }));
    return items.map(({ id, number, title, counterparty, validTo, amountLimit, currency, createdAt }) => ({
      ...{ kind: 'contract' as const, id, number, title, about: counterparty.name, dueDate: validTo },
      ...{ total: amountLimit, currency, createdAt },
    }));
  },
};

/** What a task is worth. */
export const worthOf = ({ total, currency }: Task, show: (amount: string, currency: string) => string): string =>
  total === null ? say('without limit', 'без лимита') : show(total, currency);

/** The task that is looked at after this one: the next, or at the end the one before. */
export function neighbourOf({ id }: Task, tasks: readonly Task[]): Task | undefined {
  const place = tasks.findIndex((one) => one.id === id);
  return tasks[place + 1] ?? tasks[place - 1];
}
