import type { PreviewLine } from '../../../../../nouns/transfer-preview.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { ItemReference } from '../../catalog/item-references.ts';
import { factorToBase, toBase } from '../../catalog/units/to-base.ts';
import type { AwaitedLine } from '../../requisitions/allocations/awaited-from.ts';

type Measured = Pick<PreviewLine, 'quantity' | 'uom'>;

type Called = Pick<PreviewLine, 'article' | 'code' | 'name'>;

/** Lines of requisitions that a line of a document may be for, and by what they were found. */
export interface Candidates {
  candidates: readonly AwaitedLine[];
  by: NonNullable<PreviewLine['matchedBy']>;
}

/** Lines with the item; where no item is known, by the words of the line. */
export const candidatesFor = (
  meant: string | Called,
  by: Candidates['by'],
  open: readonly AwaitedLine[],
): Candidates =>
  typeof meant === 'string'
    ? { candidates: open.filter(({ catalogItemId }) => catalogItemId === meant), by }
    : byWords(open, meant);

/** By our own article in the place of the supplier's, else by the very name that was decided. */
function byWords(open: readonly AwaitedLine[], { article, code, name }: Called): Candidates {
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
export function certain(candidates: readonly AwaitedLine[], { quantity, uom }: Measured): AwaitedLine | null {
  if (candidates.length <= 1) return candidates[0] ?? null;
  const just = candidates.filter((one) => one.uom === uom && new Exact(one.left).eq(quantity));
  return just.length === 1 ? (just[0] as AwaitedLine) : null;
}

/** The quantity in the unit of the requisition line, or of the item; null where the units are no kin. */
export function quantityFor(
  { quantity, uom }: Measured,
  awaited: Pick<AwaitedLine, 'uom'> | null,
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
