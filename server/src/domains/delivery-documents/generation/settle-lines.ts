import type { DeliveryDocumentLine } from '../../../../../nouns/delivery-document-line.ts';
import { fraction, sumOf } from '../../../kernel/values/fraction.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import type { Agreed, Share } from './share.ts';

/** What is copied of a catalog item. */
export interface ItemCopy {
  weightKg: string | null;
  volumeM3: string | null;
  countryCode: string | null;
  customFields: Readonly<Record<string, unknown>>;
}

/** What is said of the origin of a line. */
type Origin = Partial<
  Pick<DeliveryDocumentLine, 'countryCode' | 'customsDeclaration' | 'tracedUom' | 'tracedQuantity'>
>;

interface Known {
  priceOf(share: Share): Agreed | null;
  items: ReadonlyMap<string, ItemCopy>;
  origins: ReadonlyMap<string, Origin>;
}

interface Priced {
  share: Share;
  price: Agreed | null;
}

/** Lines of one document: what is the same goods at the same price is one line, each amount rounded once. */
export function settleLines(shares: readonly Share[], { priceOf, ...known }: Known): DeliveryDocumentLine[] {
  const priced = shares.map((share): Priced => ({ share, price: priceOf(share) }));
  const groups = Map.groupBy(priced, ({ share, price }) =>
    JSON.stringify([share.lineId ?? [share.catalogItemId, share.name], share.uom, price]),
  );
  return [...groups.values()].map((same, at) => lineOf(same, at + 1, known));
}

function lineOf(
  same: readonly Priced[],
  position: number,
  { items, origins }: Omit<Known, 'priceOf'>,
): DeliveryDocumentLine {
  const { share, price } = same[0] as Priced;
  const quantity = sumOf(same.map((one) => one.share.quantity)).toText(6);
  const item = items.get(share.catalogItemId ?? '');
  const origin = origins.get(share.lineId ?? '') ?? {};
  return {
    ...{ id: uuidv7(), position, procurementItemId: share.lineId, catalogItemId: share.catalogItemId },
    ...{ name: share.name, sku: share.sku, quantity, uom: share.uom },
    ...amountsOf(quantity, price),
    weightKg: measured(same, 'weightKg', item),
    volumeM3: measured(same, 'volumeM3', item),
    countryCode: origin.countryCode === undefined ? (item?.countryCode ?? null) : origin.countryCode,
    customsDeclaration: origin.customsDeclaration ?? null,
    ...{ tracedUom: origin.tracedUom ?? null, tracedQuantity: origin.tracedQuantity ?? null },
    customFields: { ...item?.customFields },
  };
}

const unpriced = {
  unitPrice: null,
  netPrice: null,
  vatRate: null,
  netAmount: null,
  vatAmount: null,
  grossAmount: null,
};

function amountsOf(quantity: string, price: Agreed | null) {
  if (price?.vatRate === null || price === null) return { ...unpriced, unitPrice: price?.unitPrice ?? null };
  const { unitPrice, discountPercent, vatRate, vatMode, currency } = price;
  const priced = { quantity, price: unitPrice, discountPercent, vatRate, vatMode, scale: scaleOf(currency) };
  const { netAmount, vatAmount, grossAmount } = lineAmounts(priced);
  // Shown beside the amount; amounts follow from the agreed price, never from this one.
  const netPrice = fraction(netAmount).div(quantity).toText(2);
  return { unitPrice, netPrice, vatRate, netAmount, vatAmount, grossAmount };
}

/** What the batches say of all of it, else what the catalog says of one. */
function measured(same: readonly Priced[], name: 'weightKg' | 'volumeM3', item: ItemCopy | undefined): string | null {
  const parts = same.map(({ share }) => {
    if (share[name] !== null) return share[name];
    const one = item?.[name] ?? null;
    return one === null ? null : fraction(one).times(share.quantity).times(share.factorToBase).toText(6);
  });
  return parts.includes(null) ? null : sumOf(parts as string[]).toText(6);
}

/** The sums of a document; null where a line is without an amount. */
export function sumLines(lines: readonly DeliveryDocumentLine[], currency: string) {
  const sum = (name: 'netAmount' | 'vatAmount' | 'grossAmount') => {
    const parts = lines.map((line) => line[name]);
    return parts.includes(null) ? null : sumOf(parts as string[]).toFixed(scaleOf(currency));
  };
  const known = (name: 'weightKg' | 'volumeM3') => {
    const parts = lines.flatMap((line) => line[name] ?? []);
    return parts.length > 0 ? sumOf(parts).toText(6) : null;
  };
  return {
    ...{ netAmount: sum('netAmount'), vatAmount: sum('vatAmount'), grossAmount: sum('grossAmount') },
    ...{ weightKg: known('weightKg'), volumeM3: known('volumeM3'), rowCount: lines.length },
  };
}
