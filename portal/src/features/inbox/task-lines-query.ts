import { queryOptions } from '@tanstack/react-query';
import { showMoney, showPriceIn, showQuantity } from '../../kit/format.ts';
import { showUnit } from '../../kit/units.ts';
import { api, ask } from '../../shared/api/client.ts';
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
    queryKey: [task.kind === 'requisition' ? 'requisitions' : 'invoices', task.id, 'lines of task'],
    queryFn: ({ signal }) =>
      task.kind === 'requisition' ? requisitionLines(task, signal) : invoiceLines(task, signal),
  });

async function requisitionLines({ id, currency }: Task, signal: AbortSignal): Promise<TaskLine[]> {
  const card = await ask(
    api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
  );
  return card.items
    .filter(({ status }) => status === 'active')
    .map((line) => ({
      id: line.id,
      name: line.name,
      quantity: showQuantity(line.quantity, showUnit(line.uom)),
      price: showPriceIn(line.plannedPrice, line.currency),
      amount: showMoney(line.plannedAmount, currency),
    }));
}

async function invoiceLines({ id, currency }: Task, signal: AbortSignal): Promise<TaskLine[]> {
  const { lines } = await ask(api.GET('/api/v1/invoices/{invoiceId}', { params: { path: { invoiceId: id } }, signal }));
  return lines.map((line) => ({
    id: line.id,
    name: line.name,
    quantity: showQuantity(line.quantity, showUnit(line.uom)),
    price: showPriceIn(line.price, currency),
    amount: showMoney(line.gross, currency),
  }));
}
