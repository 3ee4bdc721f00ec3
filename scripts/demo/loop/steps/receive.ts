import { Decimal } from 'decimal.js';
import { instantIn, type Named, type Scene, type Step } from '../scene.ts';
import { partOf } from './take-invoices.ts';

const base = ({ requisition }: Scene) => `/api/v1/purchase-requisitions/${requisition.id}`;

interface Delivery {
  /** Part of what was accepted that comes now. */
  share?: string;
  /** All that has not come by earlier deliveries of this part. */
  after?: string;
  /** One pack of every line is sent back at the door. */
  damaged?: boolean;
}

/** Goods come by the real delivery notes of the order. */
export const receive =
  ({ share = '1', after, damaged = false }: Delivery = {}): Step =>
  async (scene) => {
    const note = scene.order.notes[scene.receipts.length % scene.order.notes.length];
    const came = scene.accepted.map((one) => ({ ...one, quantity: comes(one.quantity, share, after) }));
    const items = came
      .filter(({ quantity }) => quantity !== '0')
      .map(({ lineId, supplierId, quantity }) => ({
        procurementItemId: lineId,
        supplierId,
        quantity,
        ...(damaged && { rejectedQuantity: '1', rejectReason: 'Упаковка повреждена' }),
        ...(note && { batchNumber: note }),
      }));
    const receipt = await scene.buyer<Named>('POST', `${base(scene)}/stock-receipt`, {
      warehouseId: scene.requisition.deliveryWarehouseId,
      receivedAt: instantIn(scene, 0),
      comment: note ? `Накладная ${note}` : null,
      items,
    });
    scene.receipts.push(receipt);
  };

const comes = (quantity: string, share: string, after?: string) =>
  after ? Decimal.sub(quantity, partOf(quantity, after)).toFixed() : partOf(quantity, share);

/** The last receipt is taken back as a whole. */
export const reverseReceipt: Step = async (scene) => {
  const { id } = scene.receipts.at(-1) as Named;
  await scene.buyer('POST', `${base(scene)}/stock-receipts/${id}/reverse`, { reason: 'Приняли не на тот склад' });
};
