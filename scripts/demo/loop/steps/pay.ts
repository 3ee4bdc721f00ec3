import { Decimal } from 'decimal.js';
import { dayIn, type Step } from '../scene.ts';

/** The bank tells of a payment of every invoice: of a part of it, or of more than is owed. */
export const pay =
  (share = '1'): Step =>
  async (scene) => {
    for (const [place, { id, totals }] of scene.invoices.entries())
      await scene.buyer('POST', `/api/v1/invoices/${id}/payments`, {
        amount: Decimal.mul(totals.gross, share).toDecimalPlaces(2).toFixed(),
        paidAt: dayIn(scene, 0),
        method: 'bank',
        source: 'bank',
        externalSource: 'demo-bank',
        externalPaymentId: `${scene.order.externalId}/${place + 1}/${share}`,
        documentNumber: String(100 + place),
        ...(Number(share) > 1 && { allowOverpayment: true }),
      });
  };
