import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '../seeded.ts';
import type { Answered, Place } from './deed.ts';
import type { Answer, World } from './furnish.ts';

const base = '/api/v1/purchase-requisitions';
const invoices = '/api/v1/invoices';
const receivedAt = '2026-03-02T08:00:00.000Z';

/** What clients were told was done, beside what they may still do something with. */
export interface Heard {
  receipts: Set<string>;
  reversed: Set<string>;
  payments: Map<string, string>;
  deleted: Set<string>;
  invoices: Set<string>;
  wrong: string[];
}

/** Asks again when told to, as clients do: with the same key, so that nothing is done twice. */
export const patientOf = (world: World, noteAgain: () => void): World => ({
  ...world,
  async ask(method, path, body, headers = {}) {
    const keyed = method === 'DELETE' ? headers : { ...headers, 'idempotency-key': randomUUID() };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await world.ask(method, path, body, keyed);
      if (answer.status !== 503 || attempt === mostAttempts) return answer;
      noteAgain();
      await pause(Math.min(1_000, 100 * attempt));
    }
  },
});

const mostAttempts = 30;

interface Target {
  id: string;
  lines: string[];
  invoiceId: string;
}

export async function open({ ask }: World, { itemIds, suppliers }: Place): Promise<Target> {
  const items = itemIds.map((catalogItemId) => ({ catalogItemId, quantity: '100', plannedPrice: '10' }));
  const { json: made } = await ask('POST', base, { dueDate: '2031-05-20', items });
  await ask('PATCH', `${base}/${made.id}/status`, { status: 'approved' });
  const lines: string[] = made.items.map((line: Answered) => line.id);
  const paper = { procurementItemId: lines[0], quantity: '10', price: '100', vatRate: '22' };
  const body = { supplierId: suppliers[0]?.supplierId, currency: 'RUB', vatMode: 'included', lines: [paper] };
  const { status, json } = await ask('POST', invoices, body);
  if (status !== 201) throw new Error(`The invoice: ${JSON.stringify(json)}`);
  return { id: made.id, lines, invoiceId: json.id };
}

/** One call of one client, and what it heard. */
export async function act(
  { ask }: World,
  { suppliers, warehouseId }: Place,
  { id, lines, invoiceId }: Target,
  heard: Heard,
  random: Seeded,
): Promise<Answer> {
  const line = random.pick(lines);
  const supplierOf = () => random.pick(suppliers).supplierId;
  const some = (most: number) => String(Math.ceil(random.between(0, most)));
  const kind = random.next();
  if (kind < 0.3) {
    const chosen = random.chance(0.15) ? [] : [supplierOf()];
    const allocations = chosen.map((supplierId) => ({
      supplierId,
      price: '9.50',
      currency: 'RUB',
      vatMode: 'included',
      vatRate: '22',
      quantity: some(130),
    }));
    const answer = await ask('PATCH', `${base}/${id}/quote-line-decisions`, {
      decisions: [{ procurementItemId: line, allocations }],
    });
    return answer;
  }
  if (kind < 0.55) {
    const items = [
      { procurementItemId: line, quantity: some(20), ...(random.chance(0.7) && { supplierId: supplierOf() }) },
    ];
    const answer = await ask('POST', `${base}/${id}/stock-receipt`, { warehouseId, receivedAt, items });
    if (answer.status === 201) heard.receipts.add(answer.json.id);
    return answer;
  }
  if (kind < 0.65 && heard.receipts.size > 0) {
    const receipt = random.pick([...heard.receipts]);
    const answer = await ask('POST', `${base}/${id}/stock-receipts/${receipt}/reverse`, { reason: 'не то' });
    if (answer.status === 200) heard.reversed.add(receipt);
    return answer;
  }
  if (kind < 0.85) {
    const answer = await ask('POST', `${invoices}/${invoiceId}/payments`, { amount: some(120) });
    if (answer.status === 201) heard.payments.set(answer.json.id, answer.json.amount);
    return answer;
  }
  if (kind < 0.92 && heard.payments.size > 0) {
    const payment = random.pick([...heard.payments.keys()]);
    const answer = await ask('DELETE', `${invoices}/${invoiceId}/payments/${payment}`);
    if (answer.status === 200) heard.deleted.add(payment);
    return answer;
  }
  const paper = { procurementItemId: line, quantity: some(10), price: '9.50', vatRate: '22' };
  const answer = await ask('POST', invoices, {
    supplierId: supplierOf(),
    currency: 'RUB',
    vatMode: 'included',
    lines: [paper],
  });
  if (answer.status === 201) heard.invoices.add(answer.json.id);
  return answer;
}
