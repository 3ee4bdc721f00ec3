import { Exact } from '../../../kernel/decimal.ts';
import { type FieldError, fieldError, invalid, Refusal, words } from '../../../kernel/errors.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { pieces } from '../../../kernel/units.ts';
import { type ItemReference, itemReferences } from '../../catalog/item-references.ts';
import { toBase } from '../../catalog/units/to-base.ts';
import type { RequisitionLine } from '../../requisitions/requisition-line.ts';
import { defaultsOf, linesNamed } from './line-defaults.ts';
import type { ItemInput } from './rfq-item.input.ts';
import type { RfqItem } from './rfq-item.ts';

/** A position as it will stand: one that is there with its changes, or a new one. */
export interface WantedItem
  extends Omit<RfqItem, 'id' | 'rfqId' | 'position' | 'version' | 'createdAt' | 'updatedAt'> {}

export interface GivenItem {
  before: RfqItem | null;
  input: ItemInput;
  /** Its place in the body. */
  at: string;
}

/** Positions with what their lines and items say. All errors come at once; the statements are as many for one as for all. */
export async function resolveItems(
  ctx: ReadContext,
  requisitionId: string | null,
  given: readonly GivenItem[],
): Promise<WantedItem[]> {
  const lines = await linesNamed(
    ctx.db,
    given.map(({ before, input }) => input.procurementItemId ?? before?.procurementItemId),
  );
  const drafts = given.map((one) => ({ ...one, item: standing(one, lineOf(one, lines)) }));
  const itemIds = [...new Set(drafts.flatMap(({ item }) => item.catalogItemId ?? []))];
  const found = itemIds.length > 0 ? await itemReferences(ctx.db, { ids: itemIds }) : [];
  const items = new Map(found.map((item) => [item.id, item]));
  const errors: FieldError[] = [];
  const wanted = drafts.map((draft) => {
    const named = items.get(draft.item.catalogItemId ?? '');
    const item = { ...draft.item, name: draft.item.name || (named?.name ?? '') };
    const faults = faultsOf(draft, item, lineOf(draft, lines), named, requisitionId);
    errors.push(...faults.map((fault) => ({ ...fault, at: draft.at + fault.at })));
    return { ...item, factorToBase: factorOf(item, named, draft.at, errors) ?? item.factorToBase };
  });
  if (errors.length > 0) throw invalid(errors);
  return wanted;
}

const lineOf = ({ before, input }: GivenItem, lines: ReadonlyMap<string, RequisitionLine>) =>
  lines.get(input.procurementItemId ?? before?.procurementItemId ?? '');

function standing({ before, input }: GivenItem, line: RequisitionLine | undefined): WantedItem {
  const start = before ?? { ...blank, ...(line && defaultsOf(line)) };
  return { ...start, ...input };
}

const blank: WantedItem = {
  procurementItemId: null,
  catalogItemId: null,
  name: '',
  specification: null,
  quantity: '0',
  uom: pieces as RfqItem['uom'],
  factorToBase: '1',
  requiredAt: null,
  targetPrice: null,
  productFields: {},
  changedIn: 1,
};

function faultsOf(
  { before, input }: GivenItem,
  item: WantedItem,
  line: RequisitionLine | undefined,
  named: ItemReference | undefined,
  requisitionId: string | null,
): FieldError[] {
  const isNewLine = input.procurementItemId && input.procurementItemId !== before?.procurementItemId;
  const isNewItem = input.catalogItemId && input.catalogItemId !== before?.catalogItemId;
  return [
    ...(isNewLine && !line ? [unknownLine] : []),
    ...(isNewLine && line && requisitionId !== null && line.procurementId !== requisitionId ? [foreignLine] : []),
    ...(isNewLine && line?.status === 'cancelled' ? [cancelledLine] : []),
    ...(isNewItem && !named ? [unknownItem] : []),
    ...(isNewItem && named?.status === 'archived' ? [archivedItem] : []),
    ...(item.name === '' && !(isNewLine && !line) && !(isNewItem && !named) ? [nameless] : []),
    ...(new Exact(item.quantity).lte(0) && !(isNewLine && !line) ? [nothingWanted] : []),
  ];
}

/** The factor to the item's base unit, or to the position's own unit where there is no item. */
function factorOf(item: WantedItem, named: ItemReference | undefined, at: string, errors: FieldError[]) {
  try {
    return toBase(item.quantity, item.uom, named ?? { baseUom: item.uom, uomConversions: [] }).factor;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const rule = String(error.members.rule);
    errors.push(fieldError(`${at}/${rule === 'uom_must_be_whole' ? 'quantity' : 'uom'}`, rule, error.detail));
    return undefined;
  }
}

const unknownLine = fieldError(
  '/procurementItemId',
  'not_found_reference',
  words('names no line of a requisition', 'такой строки заявки нет'),
);
const foreignLine = fieldError(
  '/procurementItemId',
  'foreign_line',
  words('is a line of another requisition', 'строка принадлежит другой заявке'),
);
const cancelledLine = fieldError(
  '/procurementItemId',
  'line_cancelled',
  words('the line is cancelled', 'строка отменена'),
);
const unknownItem = fieldError(
  '/catalogItemId',
  'not_found_reference',
  words('names no item of the catalog', 'такой позиции в каталоге нет'),
);
const archivedItem = fieldError(
  '/catalogItemId',
  'archived_reference',
  words('the item is archived', 'позиция в архиве'),
);
const nameless = fieldError(
  '/name',
  'required',
  words(
    'is required unless a line or an item is named',
    'обязательно, если не указана строка заявки или позиция каталога',
  ),
);
const nothingWanted = fieldError('/quantity', 'minimum', words('must be more than zero', 'должно быть больше нуля'), {
  limit: 0,
});
