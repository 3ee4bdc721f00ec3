import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { units } from '../../../kernel/values/units.ts';
import { companySettings } from '../../company/company-settings.ts';
import { sellerProfiles } from '../../sellers/seller-profile.ts';
import { warehouseRefs } from '../../warehouses/warehouse-refs.ts';
import type { HeldLine } from '../lines/purchase-order-line.ts';
import { isShown, type OpenedOrder, takesAnswers } from '../links/open-order-link.ts';
import { fileOfSending } from './file-of-sending.ts';
import type { PublicOrder } from './public-order.ts';

type Ordered = NonNullable<PublicOrder['order']>;

/** What the supplier sees; of what was cancelled or revised, no more than whose and which it was. */
export async function presentOrder(
  ctx: ReadContext,
  { order, lines, sending, state }: Omit<OpenedOrder, 'held'>,
): Promise<PublicOrder> {
  const shown = isShown(state);
  const file = shown ? await fileOfSending(ctx.db, sending) : null;
  return {
    state,
    mayAnswer: takesAnswers(state),
    ...{ number: order.number, revision: sending.revision },
    buyer: await buyerOf(ctx, order),
    supplier: { name: order.supplier.name },
    order: shown ? await asOrdered(ctx, order, lines) : null,
    answer: shown ? answerOf(order) : null,
    file: file && { fileName: file.fileName, sizeBytes: file.sizeBytes },
    serverTime: portalNow().toISOString(),
  };
}

/** Our party that the order names, or the company itself. */
export async function buyerOf(
  ctx: ReadContext,
  { sellerProfileId }: Pick<PurchaseOrder, 'sellerProfileId'>,
): Promise<PublicOrder['buyer']> {
  const [profile] = sellerProfileId === null ? [] : await sellerProfiles.byIds(ctx.db, [sellerProfileId]);
  if (profile) return { name: profile.legalName, inn: profile.inn };
  const { name, companyInn } = await companySettings(ctx);
  return { name, inn: companyInn };
}

async function asOrdered({ db }: ReadContext, order: PurchaseOrder, lines: readonly HeldLine[]): Promise<Ordered> {
  const { currency, vatMode, deliveryTerms, paymentTerms, comment, netAmount, vatAmount, grossAmount } = order;
  return {
    ...{ currency, vatMode, deliveryTerms, paymentTerms, comment, netAmount, vatAmount, grossAmount },
    deliveryAddress: await addressOf(db, order),
    lines: lines.map(asLine),
  };
}

/** Where to deliver: as the order says, or to its warehouse. */
export async function addressOf(
  db: ReadContext['db'],
  { deliveryAddress, deliveryWarehouseId: id }: Pick<PurchaseOrder, 'deliveryAddress' | 'deliveryWarehouseId'>,
): Promise<string | null> {
  if (deliveryAddress !== null || id === null) return deliveryAddress;
  return (await warehouseRefs(db, [id])).get(id)?.address ?? null;
}

const asLine = (line: HeldLine): Ordered['lines'][number] => {
  const { position, sku, name, quantity, uom, price, vatRate, lineAmount, wantedDate } = line;
  const { confirmedQuantity, promisedDate, supplierRemark } = line;
  const unit = units.get(uom)?.symbol ?? '';
  return {
    ...{ position, sku, name, quantity, uom, unit, price, vatRate, lineAmount, wantedDate },
    ...{ confirmedQuantity, promisedDate, supplierRemark },
  };
};

const answerOf = ({ answeredAt, answerName, answerComment, declineReason }: PurchaseOrder): PublicOrder['answer'] =>
  answeredAt === null ? null : { at: answeredAt, name: answerName, comment: answerComment, reason: declineReason };
