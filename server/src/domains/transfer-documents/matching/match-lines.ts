import type { PreviewLine } from '../../../../../nouns/transfer-preview.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { ItemReference } from '../../catalog/item-references.ts';
import { factorToBase, toBase } from '../../catalog/units/to-base.ts';
import type { AwaitedLine } from '../../requisitions/allocations/awaited-from.ts';
import { moreThanAwaited, severalLines, unitOfAnother } from './line-remarks.ts';
import type { Remark } from './remarks.ts';

export type ToMatch = Pick<PreviewLine, 'number' | 'name' | 'article' | 'code' | 'quantity' | 'uom'>;

interface MatchedLine {
  item: ItemReference | null;
  awaited: AwaitedLine | null;
  matchedBy: PreviewLine['matchedBy'];
  remarks: Remark[];
}

export interface Known {
  supplierId: string | null;
  /** By the article or the code of the supplier. */
  itemIds: ReadonlyMap<string, string>;
  items: ReadonlyMap<string, ItemReference>;
  awaited: readonly AwaitedLine[];
}

const nothing = { item: null, awaited: null, matchedBy: null };

/**
 * What lines of a document are for, where that is certain: the item the supplier calls so, or the one line that was decided for him with
 * this item, article or name. Pure; what one line of the document has filled is awaited by no other.
 */
export function matchLines(lines: readonly ToMatch[], known: Known): MatchedLine[] {
  const left = new Map(known.awaited.map((one) => [one.lineId, new Exact(one.left)]));
  return lines.map((line) => {
    const open = known.awaited.filter(({ lineId }) => left.get(lineId)?.gt(0));
    const called = [line.article, line.code].flatMap((key) => known.itemIds.get(key ?? '') ?? [])[0];
    const { candidates, by } = called ? byItem(open, called) : byWords(open, line);
    const awaited = certain(candidates, line);
    const item = known.items.get(called ?? awaited?.catalogItemId ?? '') ?? null;
    const remarks = awaited === null && candidates.length > 1 ? [severalLines(line.number, candidates.length)] : [];
    if (awaited === null && (item === null || item.status === 'archived')) return { ...nothing, remarks };
    const quantity = quantityFor(line, awaited, item, known.supplierId);
    if (quantity === null) return { ...nothing, remarks: [...remarks, unitOfAnother(line.number)] };
    if (awaited === null) return { item, awaited, matchedBy: by, remarks };
    const rest = left.get(awaited.lineId) as InstanceType<typeof Exact>;
    left.set(awaited.lineId, rest.minus(quantity));
    if (new Exact(quantity).gt(rest)) remarks.push(moreThanAwaited(line.number, rest.toFixed()));
    return { item, awaited, matchedBy: by, remarks };
  });
}

interface Candidates {
  candidates: readonly AwaitedLine[];
  by: NonNullable<MatchedLine['matchedBy']>;
}

const byItem = (open: readonly AwaitedLine[], itemId: string): Candidates => ({
  candidates: open.filter(({ catalogItemId }) => catalogItemId === itemId),
  by: 'supplier_article',
});

/** By our own article in the place of the supplier's, else by the very name that was decided. */
function byWords(open: readonly AwaitedLine[], { article, code, name }: ToMatch): Candidates {
  const codes = new Set([article, code].flatMap((one) => (one === null ? [] : keyOf(one))));
  const coded = open.filter(({ sku }) => sku !== null && codes.has(keyOf(sku)));
  if (coded.length > 0) return { candidates: coded, by: 'code' };
  return { candidates: open.filter((one) => keyOf(one.name) === keyOf(name)), by: 'name' };
}

/** The same in spite of the case of letters, «ё», spaces and quotes. */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"'“”„]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The only one, or of several the only one that awaits just so much. */
function certain(candidates: readonly AwaitedLine[], { quantity, uom }: ToMatch): AwaitedLine | null {
  if (candidates.length <= 1) return candidates[0] ?? null;
  const just = candidates.filter((one) => one.uom === uom && new Exact(one.left).eq(quantity));
  return just.length === 1 ? (just[0] as AwaitedLine) : null;
}

/** The quantity in the unit of the requisition line, or of the item; null where the units are no kin. */
function quantityFor(
  { quantity, uom }: ToMatch,
  awaited: AwaitedLine | null,
  item: ItemReference | null,
  supplierId: string | null,
): string | null {
  const measured = item ?? { baseUom: awaited?.uom ?? uom, uomConversions: [] };
  try {
    const inBase = toBase(quantity, uom, measured, supplierId).quantity;
    return awaited ? new Exact(inBase).div(factorToBase(awaited.uom, measured, supplierId)).toFixed() : inBase;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
