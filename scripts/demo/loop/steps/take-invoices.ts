import { Decimal } from 'decimal.js';
import { source } from '../../push-records.ts';
import { dayIn, type Invoice, type InvoiceRequest, type Scene, type Step } from '../scene.ts';

interface Terms {
  /** Part of what was asked for that is invoiced. */
  share?: string;
  /** How many times dearer than was decided. */
  dearer?: string;
  /** Days from now until it is to be paid; negative where that day is over. */
  due?: number;
}

/** The accounting system brings an invoice for every request, under the numbers of the real orders. */
export const takeInvoices =
  ({ share = '1', dearer = '1', due = 20 }: Terms = {}): Step =>
  async (scene) => {
    for (const request of scene.requests)
      scene.invoices.push(
        await take(scene, {
          supplierId: request.supplierId,
          procurementId: scene.requisition.id,
          invoiceRequestId: request.id,
          externalDate: dayIn(scene, Math.min(0, due - 20)),
          dueDate: dayIn(scene, due),
          currency: request.lines[0]?.currency,
          vatMode: request.lines[0]?.vatMode,
          lines: request.lines.map((line) => lineOf(line, share, dearer)),
        }),
      );
  };

/** An invoice that names no line of anything: the real freight, by its total alone. */
export const takeFreight: Step = async (scene) => {
  const gross = new Decimal(scene.order.freight ?? '1500').toFixed(2);
  const supplierId = scene.accepted[0]?.supplierId;
  const terms = { currency: 'USD', vatMode: 'none', externalDate: dayIn(scene, 0), dueDate: dayIn(scene, 10) };
  await take(scene, { supplierId, ...terms, totals: { gross }, comment: 'Перевозка' });
};

function take({ erp, order, invoices }: Scene, invoice: object): Promise<Invoice> {
  const purchase = order.purchaseOrders[invoices.length % order.purchaseOrders.length] ?? order.externalId;
  const externalId = `${order.externalId}/${invoices.length + 1}`;
  return erp<Invoice>('POST', '/api/v1/integration-api/invoices', {
    externalSource: source,
    externalId,
    externalNumber: externalId,
    purpose: `Оплата по заказу ${purchase}`,
    ...invoice,
  });
}

const lineOf = (line: InvoiceRequest['lines'][number], share: string, dearer: string) => ({
  procurementItemId: line.procurementItemId,
  allocationId: line.allocationId,
  quantity: partOf(line.quantity, share),
  price: Decimal.mul(line.price, dearer).toDecimalPlaces(6).toFixed(),
  ...(line.vatRate && { vatRate: line.vatRate }),
});

/** Whole packs, one at least. */
export const partOf = (quantity: string, share: string) =>
  Decimal.max(1, Decimal.mul(quantity, share).floor()).toFixed();
