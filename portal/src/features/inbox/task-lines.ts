import { queryOptions } from '@tanstack/react-query';
import { showMoney, showPrice, showQuantity } from '../../kit/format.ts';
import { showUnit } from '../../kit/units.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { Task } from './tasks.ts';

/** A line of a task as it is shown. */
export interface TaskLine {
  id: string;
  name: string;
  quantity: string;
  price: string;
  amount: string;
}

export const taskLinesQuery = (task: Task) =>
  queryOptions({
    queryKey: [task.kind === 'requisition' ? 'requisitions' : 'invoices', task.id, 'lines of task'],
    queryFn: ({ signal }) =>
      task.kind === 'requisition' ? requisitionLines(task, signal) : invoiceLines(task, signal),
  });

async function requisitionLines({ id, currency }: Task, signal: AbortSignal): Promise<TaskLine[]> {
  const card = await ask(api.GET('/api/v1/purchase-requisitions/{id}', { params: { path: { id } }, signal }));
  return card.items
    .filter(({ status }) => status === 'active')
    .map((line) => ({
      id: line.id,
      name: line.name,
      quantity: showQuantity(line.quantity, showUnit(line.uom)),
      price: showPrice(line.plannedPrice),
      amount: showMoney(line.plannedAmount, currency),
    }));
}

async function invoiceLines({ id, currency }: Task, signal: AbortSignal): Promise<TaskLine[]> {
  const { lines } = await ask(api.GET('/api/v1/invoices/{id}', { params: { path: { id } }, signal }));
  return lines.map((line) => ({
    id: line.id,
    name: line.name,
    quantity: showQuantity(line.quantity, showUnit(line.uom)),
    price: showPrice(line.price),
    amount: showMoney(line.gross, currency),
  }));
}
