import { Decimal } from 'decimal.js';
import { sum } from '../amounts.ts';
import { comeIn, goOut } from '../hold-stock.ts';
import { type Scene, type Step, there } from '../scene.ts';
import { requisitionOf } from './ask.ts';

/** Goods come on a working day after the need was noticed, all of them or a part of every line. */
export const receive =
  (share = '1'): Step =>
  async (scene) => {
    const { furnished, lines, purchase, month } = scene;
    const came = purchase.lines.map(({ quantity }) => partOf(quantity, share));
    scene.receipt = await scene.speak('storekeeper')('POST', `${requisitionOf(scene)}/stock-receipt`, {
      ...{ warehouseId: furnished.warehouseId, receivedAt: `${scene.need.comes}T08:30:00Z` },
      comment: share === '1' ? null : 'Остальное обещали следующей машиной',
      items: lines.map(({ id }, place) => ({ procurementItemId: id, quantity: came[place] })),
    });
    for (const [place, { itemId }] of purchase.lines.entries())
      comeIn(month.ledger, itemId, came[place] as string, scene.prices[place] as string);
    scene.received = came;
  };

const partOf = (quantity: string, share: string) => Decimal.max(1, Decimal.mul(quantity, share).floor()).toFixed();

/** A part of the first line is damaged and goes back; nothing is expected in its place, and the supplier's credit note has come. */
export const sendBack =
  (quantity: string): Step =>
  async (scene) => {
    const { purchase, month } = scene;
    const receipt = there(scene.receipt, 'receipt');
    const [line] = purchase.lines;
    if (!line) throw new Error('Nothing came that may go back');
    const returned = await scene.speak('purchasing-head')<{ id: string; amount: string }>(
      'POST',
      '/api/v1/supplier-returns',
      {
        ...{ receiptId: receipt.id, reason: 'damaged', comment: 'Упаковка вскрыта, содержимое намокло' },
        lines: [{ receiptLineId: receipt.lines[0]?.id, quantity }],
      },
    );
    goOut(month.ledger, line.itemId, quantity);
    line.closedShort = sum([line.closedShort, quantity]).toFixed();
    const amount = creditOf(scene, quantity);
    await scene.speak('accountant')('POST', `/api/v1/supplier-returns/${returned.id}/credit`, {
      ...{ number: `КС-${scene.need.number}`, date: month.today, amount },
    });
    purchase.credited = sum([purchase.credited, amount]).toFixed(2);
  };

/** What the supplier owes for it by what was decided. */
function creditOf({ purchase }: Scene, quantity: string): string {
  const [line] = purchase.lines;
  return Decimal.mul(line?.decided ?? 0, quantity)
    .div(line?.quantity ?? 1)
    .toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
    .toFixed(2);
}
