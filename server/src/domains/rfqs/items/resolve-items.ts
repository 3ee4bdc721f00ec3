import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { RfqItem } from '../../../../../nouns/rfq-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, invalid } from '../../../kernel/problems/errors.ts';
import { pieces } from '../../../kernel/values/units.ts';
import { holdItems, type ItemReference, itemReferences } from '../../catalog/item-references.ts';
import { toBase, unitFault } from '../../catalog/units/to-base.ts';
import { productFieldCheck } from '../../requisitions/product-fields/product-field-check.ts';
import { type GivenItem, itemFaults, type WantedItem } from './item-faults.ts';
import { defaultsOf, linesNamed } from './line-defaults.ts';

/** Positions with what their lines and items say. All errors come at once; the statements are as many for one as for all. */
export async function resolveItems(
  ctx: WriteContext,
  requisitionId: string | null,
  given: readonly GivenItem[],
): Promise<WantedItem[]> {
  const lines = await linesNamed(
    ctx.db,
    given.map(({ before, input }) => input.procurementItemId ?? before?.procurementItemId),
  );
  const drafts = given.map((one) => ({ ...one, item: standing(one, lineOf(one, lines)) }));
  const itemIds = [...new Set(drafts.flatMap(({ item }) => item.catalogItemId ?? []))];
  const fresh = given.flatMap(({ before, input: { catalogItemId } }) =>
    catalogItemId && catalogItemId !== before?.catalogItemId ? catalogItemId : [],
  );
  const [, found] = await Promise.all([
    holdItems(ctx.db, { ids: fresh }),
    itemIds.length > 0 ? itemReferences(ctx.db, { ids: itemIds }) : [],
  ]);
  const items = new Map(found.map((item) => [item.id, item]));
  const errors: FieldError[] = [];
  const fieldsOf = await productFieldCheck(ctx);
  const wanted = drafts.map((draft) => {
    const { before, input, at } = draft;
    const [named, line] = [items.get(draft.item.catalogItemId ?? ''), lineOf(draft, lines)];
    const item = { ...draft.item, name: draft.item.name || (named?.name ?? '') };
    const own = before?.productFields ?? line?.productFields ?? null;
    const product = fieldsOf(input.productFields, own, '/productFields');
    const faults = [...itemFaults(draft, item, line, named, requisitionId), ...product.errors];
    errors.push(...faults.map((fault) => ({ ...fault, at: at + fault.at })));
    const factorToBase = factorOf(item, named, at, errors) ?? item.factorToBase;
    return { ...item, productFields: product.values, factorToBase };
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

/** The factor to the item's base unit, or to the position's own unit where there is no item. */
function factorOf(item: WantedItem, named: ItemReference | undefined, at: string, errors: FieldError[]) {
  try {
    return toBase(item.quantity, item.uom, named ?? { baseUom: item.uom, uomConversions: [] }).factor;
  } catch (error) {
    errors.push(unitFault(error, at));
    return undefined;
  }
}
