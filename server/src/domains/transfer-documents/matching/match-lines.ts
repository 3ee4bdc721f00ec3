import type { LineChoice } from '../../../../../nouns/transfer-document.ts';
import type { PreviewLine } from '../../../../../nouns/transfer-preview.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { ItemReference } from '../../catalog/item-references.ts';
import type { AwaitedLine } from '../../requisitions/allocations/awaited-from.ts';
import type { Recalled } from '../remembered/recall-matches.ts';
import { type Candidates, candidatesFor, certain, quantityFor } from './candidates.ts';
import { chosenLineGone, moreThanAwaited, severalLines, unitOfAnother } from './line-remarks.ts';
import type { Remark } from './remarks.ts';

export type ToMatch = Pick<PreviewLine, 'place' | 'number' | 'name' | 'article' | 'code' | 'quantity' | 'uom'>;

interface MatchedLine {
  item: ItemReference | null;
  awaited: AwaitedLine | null;
  matchedBy: PreviewLine['matchedBy'];
  rememberedMatchId: string | null;
  remarks: Remark[];
}

export interface Known {
  supplierId: string | null;
  /** What a person has said of lines of this document, by their places. */
  chosen: ReadonlyMap<number, LineChoice>;
  /** What people have said of such lines of this supplier before, by their places. */
  remembered: ReadonlyMap<number, Recalled>;
  /** By the article or the code of the supplier. */
  itemIds: ReadonlyMap<string, string>;
  /** By the identifiers above, and by those of lines that are awaited. */
  items: ReadonlyMap<string, ItemReference>;
  awaited: readonly AwaitedLine[];
}

const nothing = { item: null, awaited: null, matchedBy: null, rememberedMatchId: null };

/**
 * What lines of a document are for: what a person has said, of this document or of such lines before, and else where that is certain,
 * the item the supplier calls so, or the one line that was decided for him with this item, article or name. Pure; what one line of
 * the document has filled is awaited by no other, and lines matched by hand take theirs first.
 */
export function matchLines(lines: readonly ToMatch[], known: Known): MatchedLine[] {
  const left = new Map(known.awaited.map((one) => [one.lineId, new Exact(one.left)]));
  const byHand = (line: ToMatch) => known.chosen.has(line.place);
  const matched = new Map(
    [...lines.filter(byHand), ...lines.filter((line) => !byHand(line))].map((line) => [
      line.place,
      matchLine(line, known, left),
    ]),
  );
  return lines.map(({ place }) => matched.get(place) as MatchedLine);
}

function matchLine(line: ToMatch, known: Known, left: Map<string, InstanceType<typeof Exact>>): MatchedLine {
  const open = known.awaited.filter(({ lineId }) => left.get(lineId)?.gt(0));
  const found = meant(line, known, open);
  if (found === null) return { ...nothing, matchedBy: 'person', remarks: [] };
  const { itemId, candidates, by, rememberedMatchId = null, remarks } = found;
  const awaited = certain(candidates, line);
  const item = known.items.get(itemId ?? awaited?.catalogItemId ?? '') ?? null;
  if (awaited === null && candidates.length > 1) remarks.push(severalLines(line.number, candidates.length));
  if (awaited === null && (item === null || item.status === 'archived')) return { ...nothing, remarks };
  const quantity = quantityFor(line, awaited, item, known.supplierId);
  if (quantity === null) return { ...nothing, remarks: [...remarks, unitOfAnother(line.number)] };
  const match = { item, awaited, matchedBy: by, rememberedMatchId, remarks };
  if (awaited === null) return match;
  const rest = left.get(awaited.lineId) as InstanceType<typeof Exact>;
  left.set(awaited.lineId, rest.minus(quantity));
  if (new Exact(quantity).gt(rest)) remarks.push(moreThanAwaited(line.number, rest.toFixed()));
  return match;
}

interface Meant extends Candidates {
  itemId?: string | undefined;
  rememberedMatchId?: string;
  remarks: Remark[];
}

/** Whatever says most of a line; null where a person has said that it is for nothing. */
function meant(line: ToMatch, known: Known, open: readonly AwaitedLine[]): Meant | null {
  const choice = known.chosen.get(line.place);
  if (choice) return chosenBy(choice, line, known, open);
  const recalled = known.remembered.get(line.place);
  const item = known.items.get(recalled?.catalogItemId ?? '');
  if (recalled && item) {
    const found = candidatesFor(item.id, 'remembered', open);
    const isOpen = item.status !== 'archived' || found.candidates.length > 0;
    if (isOpen) return { ...found, itemId: item.id, rememberedMatchId: recalled.id, remarks: [] };
  }
  const called = [line.article, line.code].flatMap((key) => known.itemIds.get(key ?? '') ?? [])[0];
  return { ...candidatesFor(called ?? line, 'supplier_article', open), itemId: called, remarks: [] };
}

/** The line of a requisition that a person chose, while it is awaited; else the item alone decides. */
function chosenBy(choice: LineChoice, line: ToMatch, known: Known, open: readonly AwaitedLine[]): Meant | null {
  const { catalogItemId, procurementItemId } = choice;
  if (catalogItemId === null && procurementItemId === null) return null;
  const itemId = known.items.get(catalogItemId ?? '')?.id;
  const wanted = open.find(({ lineId }) => lineId === procurementItemId);
  if (wanted) return { candidates: [wanted], by: 'person', itemId, remarks: [] };
  const remarks = procurementItemId === null ? [] : [chosenLineGone(line.number)];
  if (itemId === undefined) return { candidates: [], by: 'person', remarks };
  const candidates = procurementItemId === null ? candidatesFor(itemId, 'person', open).candidates : [];
  return { candidates, by: 'person', itemId, remarks };
}
