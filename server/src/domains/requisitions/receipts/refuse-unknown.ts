import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { fieldError, words } from '../../../kernel/problems/errors.ts';
import { refuseRows } from '../refuse-rows.ts';

interface Unknown {
  line: RequisitionLine;
  /** Its first place in the receipt. */
  at: number;
}

/** Refuses goods that are no catalog item, by line and with the ways out; `asked` holds the items that would fit. */
export function refuseUnknown(left: readonly Unknown[], asked: ReadonlyMap<string, readonly string[]>) {
  if (left.length === 0) return;
  const errors = left.map(({ line, at }) => {
    const candidates = asked.get(line.id) ?? [];
    const params = { procurementItemId: line.id, candidates: candidates.slice(0, 20) };
    return fieldError(`/items/${at}/catalogItemId`, 'item_required', whichOf(line, candidates.length), params);
  });
  throw refuseRows('item_required', sentence, errors);
}

const whichOf = ({ name }: RequisitionLine, candidates: number) =>
  candidates > 1
    ? words(
        `“${name}”: ${candidates} catalog items match. Name one in catalogItemId, or say withoutItem: create or outside_stock`,
        `«${name}»: подходит позиций каталога: ${candidates}. Укажите одну в catalogItemId или withoutItem: create либо outside_stock`,
      )
    : words(
        `“${name}” is not a catalog item, so it would not be in stock anywhere. Name one in catalogItemId, or say withoutItem: create or outside_stock`,
        `«${name}» нет в каталоге, остаток не появится. Укажите catalogItemId или withoutItem: create либо outside_stock`,
      );

const sentence = words(
  'Some of the delivered goods are not in the catalog: say which item each is, have it created, or keep it out of stock.',
  'Часть привезённого не заведена в каталоге: укажите позицию, разрешите её создать или оставьте вне склада.',
);
