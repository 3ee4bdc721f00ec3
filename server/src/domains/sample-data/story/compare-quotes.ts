import { Decimal } from 'decimal.js';
import { words } from '../../../kernel/problems/errors.ts';
import { createRfq } from '../../rfqs/operations/create-rfq.ts';
import { sendRfq } from '../../rfqs/operations/send-rfq.ts';
import { createQuote } from '../../rfqs/quotes/operations/create-quote.ts';
import { submitQuote } from '../../rfqs/quotes/operations/submit-quote.ts';
import type { Ground } from './make-ground.ts';
import { type MadeRequisition, makeApproved } from './make-requisition.ts';
import type { Sample } from './sample.ts';
import type { SupplierKey } from './suppliers.ts';

/** Who answers: prices of the lines against what was planned, in percent, and the days until delivery. Nothing is not offered. */
const answers: ReadonlyArray<readonly [SupplierKey, ReadonlyArray<number | null>, number]> = [
  ['current', [97, 104, 92, 101], 12],
  ['workshop', [103, 95, 99, 94], 5],
  ['neighbour', [91, null, 108, 90], 21],
];

/** A request for quotes with three answers, ready to compare. */
export async function compareQuotes(sample: Sample, ground: Ground): Promise<void> {
  const need = await makeApproved(sample, ground, 'compared');
  const rfq = await sample.make('supplier_rfq', createRfq, {
    procurementId: need.id,
    responseDeadline: `${sample.day(30)}T15:00:00.000Z`,
    reminderPolicy: { enabled: false, hoursBefore: [], maxPerRecipient: 0 },
    message: sample.say(words('Delivery to the store, please.', 'Цены просим дать с доставкой до склада.')),
    items: need.items.map(({ id }) => ({ procurementItemId: id })),
    recipients: answers.map(([key]) => ({ supplierId: ground.supplierIds.get(key) as string })),
  });
  await sample.act(sendRfq, { id: rfq.id });
  for (const [key, percents, deliveryDays] of answers) {
    const quote = await sample.make('supplier_quote', createQuote, {
      rfqId: rfq.id,
      supplierId: ground.supplierIds.get(key) as string,
      validUntil: sample.day(45),
      deliveryDays,
      lines: offered(need, percents),
    });
    await sample.act(submitQuote, { id: quote.id });
  }
}

const offered = ({ items }: MadeRequisition, percents: ReadonlyArray<number | null>) =>
  items.map(({ id, plannedPrice }, at) => {
    const percent = percents[at] ?? null;
    return percent === null
      ? { procurementItemId: id, quoted: false }
      : { procurementItemId: id, price: priceAt(plannedPrice, percent) };
  });

/** So many percent of a planned price, in kopecks. */
export const priceAt = (planned: string | null, percent: number) =>
  new Decimal(planned ?? '0').times(percent).div(100).toFixed(2);
