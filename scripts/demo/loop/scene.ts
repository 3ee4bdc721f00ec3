import type { Api } from '../api.ts';
import type { ChosenOrder } from './choose-orders.ts';
import type { Offer } from './offers-for.ts';
import { type Say, speaker } from './speak.ts';

/** Who takes part: an ERP with its key, the owner who buys, the head of purchasing who approves, and suppliers without an account. */
export interface People {
  erp: Api;
  buyer: Api;
  head: Api;
  visitor: Api;
}

/** Parts of the answers that later steps rest on. */
export interface Named {
  id: string;
}

export interface RequisitionLine extends Named {
  quantity: string;
}

export interface Rfq extends Named {
  items: Array<Named & { procurementItemId: string }>;
  recipients: Array<Named & { counterpartyId: string }>;
}

export interface QuoteLine extends Named {
  rfqItemId: string | null;
  procurementItemId: string;
  quoted: boolean;
  price: string | null;
  priceTiers: Array<{ minQuantity: string; price: string }>;
}

export interface Quote extends Named {
  supplierId: string;
  currency: string;
  current: { lines: QuoteLine[] } | null;
}

export interface Accepted {
  lineId: string;
  supplierId: string;
  quantity: string;
}

export interface InvoiceRequest extends Named {
  supplierId: string;
  lines: Array<{
    procurementItemId: string;
    allocationId: string;
    quantity: string;
    price: string;
    vatRate: string | null;
    vatMode: string;
    currency: string;
  }>;
}

export interface Invoice extends Named {
  totals: { gross: string };
}

/** A requisition on its way, with what has come of it so far. */
export interface Scene extends ChosenOrder {
  requisition: Named & { createdAt: string; deliveryWarehouseId: string | null; items: RequisitionLine[] };
  /** Identifiers of the suppliers' counterparties, by outside ones. */
  suppliers: ReadonlyMap<string, string>;
  erp: Say;
  buyer: Say;
  head: Say;
  visitor: Say;
  /** The buyer's own interface, for what must be told anew each time. */
  again: Api;
  rfq?: Rfq;
  quotes: Quote[];
  accepted: Accepted[];
  requests: InvoiceRequest[];
  invoices: Invoice[];
  receipts: Named[];
}

export type Step = (scene: Scene) => Promise<void>;

export function sceneOf(
  chosen: ChosenOrder,
  requisition: Scene['requisition'],
  { people, suppliers }: { people: People; suppliers: Scene['suppliers'] },
): Scene {
  const { externalId } = chosen.order;
  return {
    ...chosen,
    requisition,
    suppliers,
    erp: speaker(people.erp, externalId),
    buyer: speaker(people.buyer, externalId),
    head: speaker(people.head, externalId),
    visitor: speaker(people.visitor, externalId),
    again: people.buyer,
    quotes: [],
    accepted: [],
    requests: [],
    invoices: [],
    receipts: [],
  };
}

const dayMs = 86_400_000;

/** So many days from the day the requisition was made: a story told again names the same days. */
export const instantIn = ({ requisition }: Scene, days: number) =>
  new Date(Date.parse(requisition.createdAt) + days * dayMs).toISOString();

export const dayIn = (scene: Scene, days: number) => instantIn(scene, days).slice(0, 10);

/** Suppliers who have something to offer. */
export const sellers = ({ offers }: Scene): Offer[] => offers.filter(({ lines }) => lines.size > 0);
