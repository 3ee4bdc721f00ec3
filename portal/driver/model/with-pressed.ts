import { compareDecimals } from '../../src/kit/decimal-sum.ts';
import type { Batch, Delivery, KeptPress, Stop } from '../types.ts';

/** The delivery as it stands once the server has everything that was noted. */
export const withPressed = (delivery: Delivery, waiting: readonly KeptPress[]): Delivery =>
  waiting.reduce((seen, kept) => ({ ...seen, stops: seen.stops.map((stop) => stopAfter(stop, kept)) }), delivery);

function stopAfter(stop: Stop, kept: KeptPress): Stop {
  const { press, at } = kept;
  if (press.what === 'arrived')
    return press.stopId === stop.id ? { ...stop, arrivedAt: stop.arrivedAt ?? at, mayArrive: false } : stop;
  return {
    ...stop,
    batches: stop.batches.map((batch) => (batch.id === press.batchId ? batchAfter(batch, kept) : batch)),
  };
}

function batchAfter(batch: Batch, { press, at }: KeptPress): Batch {
  if (press.what === 'loaded' && batch.may.load)
    return { ...batch, status: 'in_transit', loadedAt: at, may: { load: false, handOver: true, photo: true } };
  if (press.what !== 'handed-over' || !batch.may.handOver) return batch;
  const { recipientName, comment = null, items = [] } = press.said;
  const taken = batch.items.map((item) => ({
    ...item,
    deliveredQuantity: items.find(({ id }) => id === item.id)?.deliveredQuantity ?? item.quantity,
  }));
  return {
    ...{ ...batch, recipientName, driverComment: comment, handedOverAt: at, items: taken, status: statusOf(taken) },
    may: { ...batch.may, handOver: false },
  };
}

function statusOf(items: Batch['items']): Batch['status'] {
  if (items.every(({ deliveredQuantity }) => compareDecimals(deliveredQuantity ?? '0', '0') === 0)) return 'returned';
  const isWhole = items.every(
    ({ quantity, deliveredQuantity }) => compareDecimals(deliveredQuantity ?? '0', quantity) === 0,
  );
  return isWhole ? 'delivered' : 'partially_delivered';
}
