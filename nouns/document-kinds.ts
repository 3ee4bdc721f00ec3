import { type DeliveryDocumentKind, deliveryKindWords } from './delivery-document-kinds.ts';
import { type Words, words } from './kit/words.ts';

type DeliveryKindName = `delivery:${DeliveryDocumentKind}`;

/** Each kind of delivery document has templates of its own. */
const deliveryKinds = Object.fromEntries(
  Object.entries(deliveryKindWords).map(([kind, words]) => [
    `delivery:${kind}`,
    { words, entityType: 'generatedDocument' },
  ]),
) as { [Kind in DeliveryKindName]: { words: Words; entityType: 'generatedDocument' } };

/** Kinds of documents a company prints and sends, as templates name them; `entityType` is the record of the variables. */
export const documentKinds = {
  commercial_proposal: {
    words: words('Commercial proposal', 'Коммерческое предложение'),
    entityType: 'commercialProposal',
  },
  sales_invoice: { words: words('Sales invoice', 'Счёт на оплату'), entityType: 'salesInvoice' },
  contract: { words: words('Contract', 'Договор'), entityType: 'contract' },
  purchase_order: { words: words('Order to a supplier', 'Заказ поставщику'), entityType: 'purchaseOrder' },
  supplier_rfq: { words: words('Request for quotes', 'Запрос предложений'), entityType: 'request' },
  stock_receipt: { words: words('Receipt order M-4', 'Приходный ордер М-4'), entityType: 'stockReceipt' },
  supplier_return: { words: words('Return to a supplier', 'Возврат поставщику'), entityType: 'supplierReturn' },
  purchase_requisition: { words: words('Purchase requisition', 'Заявка на закупку'), entityType: 'procurement' },
  quote_minutes: {
    words: words('Minutes of a comparison of quotes', 'Протокол сравнения предложений'),
    entityType: 'procurement',
  },
  ...deliveryKinds,
} as const;

export type DocumentKindName = keyof typeof documentKinds;

/** Which kind of delivery document a kind of templates is for; undefined for other kinds. */
export const deliveryKindOf = (kind: DocumentKindName): DeliveryDocumentKind | undefined =>
  kind.startsWith('delivery:') ? (kind.slice('delivery:'.length) as DeliveryDocumentKind) : undefined;

export const templateKindOf = (kind: DeliveryDocumentKind): DeliveryKindName => `delivery:${kind}`;
