import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { PurchaseOrderLine } from '../../../../../nouns/purchase-order-line.ts';
import type { SentToUs } from '../../../kernel/integrations/ports/sent-to-us.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { inWindows1251 } from '../../delivery-documents/upd/in-windows1251.ts';
import { updFileName, writeUpd } from '../../delivery-documents/upd/write-upd.ts';
import type { UpdLine, UpdParty, WrittenUpd } from '../../delivery-documents/upd/written-upd.ts';

export interface Shipped {
  order: Pick<PurchaseOrder, 'id' | 'currency' | 'vatMode'>;
  goods: ReadonlyArray<Pick<PurchaseOrderLine, 'name' | 'sku' | 'uom' | 'vatRate' | 'price' | 'quantity'>>;
  number: string;
  /** `2026-11-27` */
  day: string;
  seller: SentToUs['sender'];
  buyer: SentToUs['sender'];
}

/** The УПД of a supplier, as it goes to the operator. */
export function updFor(shipped: Shipped): SentToUs {
  const { number, day, seller } = shipped;
  const upd = writtenFor(shipped);
  return {
    sender: seller,
    document: {
      ...{ kind: 'upd', number, date: day, amount: upd.document.grossAmount },
      ...{ title: `УПД № ${number} от ${printedDay(day)}`, fileName: `${updFileName(upd)}.xml` },
    },
    bytes: inWindows1251(writeUpd(upd)).toString('base64'),
  };
}

function writtenFor({ order, goods, number, day, seller, buyer }: Shipped): WrittenUpd {
  const { id, currency, vatMode } = order;
  const lines = goods.map(
    (line, at): UpdLine => ({ ...plain, ...line, ...lineAmounts({ ...line, vatMode }), position: at + 1 }),
  );
  const sum = (of: 'netAmount' | 'vatAmount' | 'grossAmount') =>
    lines.reduce((total, line) => total.plus(line[of] ?? 0), new Exact(0)).toFixed(2);
  const [theirs, ours] = [partyOf(seller), partyOf(buyer)];
  return {
    document: {
      ...{ id, number, currency, documentDate: day, updStatus: '1', deliveryAddress: null, basis: null },
      ...{ netAmount: sum('netAmount'), vatAmount: sum('vatAmount'), grossAmount: sum('grossAmount') },
    },
    lines,
    parties: { seller: theirs, shipper: theirs, customer: ours, consignee: ours },
    made: { day, time: '09.00.00' },
  };
}

/** Goods of which no more is known than was ordered. The price is counted from the amount. */
const plain = { netPrice: null, countryCode: null, customsDeclaration: null, tracedUom: null, tracedQuantity: null };

const partyOf = ({ name, inn, kpp }: SentToUs['sender']): UpdParty => ({
  ...{ legalName: name, inn, kpp, ogrn: null, okpo: null, legalAddress: null, actualAddress: null },
  ...{ sellerProfileId: null, counterpartyId: null, signatoryName: null, signatoryPosition: null },
  ...{ bankName: null, bik: null, checkingAccount: null, correspondentAccount: null },
});
