import { queryOptions } from '@tanstack/react-query';
import { showMoney, showPriceIn, showQuantity } from '../../kit/format.ts';
import { showUnit, type Unit } from '../../kit/units.ts';
import { api, ask } from '../../shared/api/client.ts';
import { type TaskKindName, taskKinds } from './task-kinds.ts';
import type { Task } from './tasks.ts';

/** A line of a task as it is shown. */
interface TaskLine {
  id: string;
  name: string;
  quantity: string;
  price: string;
  amount: string;
}

export const taskLinesQuery = (task: Task) =>
  queryOptions({
    queryKey: [taskKinds[task.kind].page, task.id, 'lines of task'],
    queryFn: ({ signal }) => linesOf[task.kind](task, signal),
  });

const linesOf: Readonly<Record<TaskKindName, (task: Task, signal: AbortSignal) => Promise<TaskLine[]>>> = {
  async requisition({ id, currency }, signal) {
    const card = await ask(
      api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
    );
    return card.items
      .filter(({ status }) => status === 'active')
      .map((line) => ({
        ...named(line),
        price: showPriceIn(line.plannedPrice, line.currency),
        amount: showMoney(line.plannedAmount, currency),
      }));
  },

  async invoice({ id, currency }, signal) {
    const params = { path: { invoiceId: id } };
    const { lines } = await ask(api.GET('/api/v1/invoices/{invoiceId}', { params, signal }));
    return lines.map((line) => ({
      ...named(line),
      price: showPriceIn(line.price, currency),
      amount: showMoney(line.gross, currency),
    }));
  },

  async proposal({ id, currency }, signal) {
    const { rows } = await ask(api.GET('/api/v1/commercial-proposals/{id}', { params: { path: { id } }, signal }));
    return rows.map((row) => sold(row, currency));
  },

  async salesInvoice({ id, currency }, signal) {
    const { rows } = await ask(api.GET('/api/v1/sales-invoices/{id}', { params: { path: { id } }, signal }));
    return rows.map((row) => sold(row, currency));
  },

  /** Its terms stand on its page. */
  contract: async () => [],
};

const named = ({ id, name, quantity, uom }: { id: string; name: string; quantity: string; uom: Unit }) => ({
  ...{ id, name },
  quantity: showQuantity(quantity, showUnit(uom)),
});

type Sold = Parameters<typeof named>[0] & { unitPrice: string | null; grossAmount: string };

const sold = (row: Sold, currency: string): TaskLine => ({
  ...named(row),
  price: showPriceIn(row.unitPrice, currency),
  amount: showMoney(row.grossAmount, currency),
});
