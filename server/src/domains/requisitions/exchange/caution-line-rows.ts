import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { CautionedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { pieces } from '../../../kernel/values/units.ts';
import { itemReferences } from '../../catalog/item-references.ts';
import { newItemKey } from '../lines/link-lines.ts';
import { makesItems, valuesGiven } from './item-values.ts';

/** Values for catalog items that will stay out, or that a lower row overrides. */
export async function cautionLineRows(
  ctx: ReadContext,
  rows: readonly CautionedRow[],
  seen: Map<string, number>,
): Promise<ReadonlyMap<number, readonly FieldError[]>> {
  const giving = rows.filter(({ input }) => valuesGiven(input));
  if (giving.length === 0) return new Map();
  const ids = [...new Set(giving.flatMap((row) => itemOf(row) ?? []))];
  const [items, isMade] = await Promise.all([ids.length > 0 ? itemReferences(ctx.db, { ids }) : [], makesItems(ctx)]);
  const open = new Set(items.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));
  return new Map(
    giving.map((row) => {
      const itemId = itemOf(row);
      if (itemId && !open.has(itemId)) return [row.n, ofEach(row, 'item_archived', archivedItem)];
      if (!itemId && (!isMade || row.candidates.length > 0))
        return [row.n, ofEach(row, 'no_item', row.candidates.length > 0 ? manyItems : noItem)];
      return [row.n, overriding(row, itemId ?? newItemKey(lineOf(row)), seen)];
    }),
  );
}

/** The item that the line will have: the one chosen, the one it has, or the one found for a new line. */
const itemOf = ({ input, before }: CautionedRow) =>
  (input.chosenItemId ?? (before ? (before as RequisitionLine).catalogItemId : input.catalogItemId) ?? null) as
    | string
    | null;

const lineOf = ({ input, before }: CautionedRow) =>
  ({ sku: null, uom: pieces, ...before, ...input }) as unknown as RequisitionLine;

const ofEach = ({ input }: CautionedRow, code: string, message: ReturnType<typeof words>) =>
  Object.keys(valuesGiven(input) ?? {}).map((key) => fieldError(`/itemCustomFields/${key}`, code, message));

/** Two rows of one item that differ: the lower one wins, and says so. */
function overriding({ n, input }: CautionedRow, item: string, seen: Map<string, number>): FieldError[] {
  return Object.entries(valuesGiven(input) ?? {}).flatMap(([key, value]) => {
    const place = `value of ${key} for ${item}`;
    const said = `${place}: ${JSON.stringify(value)}`;
    const earlier = seen.get(place);
    const isSame = earlier === seen.get(said);
    seen.set(place, n).set(said, n);
    return earlier === undefined || earlier === n || isSame
      ? []
      : [fieldError(`/itemCustomFields/${key}`, 'overrides_row', overrides(earlier))];
  });
}

const overrides = (row: number) =>
  words(
    `row ${row} gives the same catalog item a different value; this lower row wins`,
    `строка ${row} даёт той же позиции каталога другое значение; сохранится значение этой, нижней строки`,
  );

const noItem = words(
  'the line has no catalog item, so the value is not kept; allow requisitions to create catalog items, or add the item first',
  'у строки нет позиции каталога, поэтому значение не сохранится; включите сохранение позиций из заявок в настройках каталога или сначала заведите позицию',
);

const manyItems = words(
  'the line has no catalog item yet, so the value is not kept; choose the item it means',
  'у строки пока нет позиции каталога, поэтому значение не сохранится; выберите подходящую позицию',
);

const archivedItem = words(
  'the catalog item of the line is archived, so the value is not kept; restore the item first',
  'позиция каталога этой строки в архиве, поэтому значение не сохранится; сначала восстановите позицию',
);
