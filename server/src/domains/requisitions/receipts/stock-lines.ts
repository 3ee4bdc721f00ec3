import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { itemReferences } from '../../catalog/item-references.ts';
import { createItem } from '../../catalog/operations/create-item.ts';
import { matchItems } from '../../catalog/operations/match-items.ts';
import { receiptDecision } from '../../catalog/save-policy.ts';
import { companySettings } from '../../company/company-settings.ts';
import { addMissing, linkTo } from '../lines/link-lines.ts';
import type { WantedLine } from '../lines/standing-line.ts';
import { updateLines } from '../lines/write-lines.ts';
import type { GivenItem } from './given-receipt.ts';
import { refuseUnknown } from './refuse-unknown.ts';

interface StockLines {
  lines: Map<string, RequisitionLine>;
  /** Lines that who receives them keeps out of the stock. */
  outside: ReadonlySet<string>;
}

/**
 * Goods that the catalog does not know would be received and lie nowhere. Their lines become lines of the item that is named, of the one
 * that matches, or of a new one, where the company's policy saves what was decided on or everything that is asked for; of the rest the
 * receipt is refused until it says which. What stays outside the stock is said so. Few statements for any number of lines.
 */
export async function stockLines(
  ctx: WriteContext,
  items: readonly GivenItem[],
  lines: ReadonlyMap<string, RequisitionLine>,
  decided: ReadonlySet<string>,
): Promise<StockLines> {
  const wanted = [...wishes(items, lines).values()];
  const outside = new Set(wanted.flatMap(({ line, wish }) => (wish === 'outside_stock' ? [line.id] : [])));
  const loose = wanted.filter(({ wish }) => wish !== 'outside_stock');
  if (loose.length === 0) return { lines: new Map(lines), outside };
  if (loose.some(({ wish }) => wish === 'create')) authorize(ctx.actor, createItem);

  const { named, made, asked } = await decide(ctx, loose, decided);
  const known = new Map([...named, ...(await addMissing(ctx, made.map(asWanted)))]);
  const linked = (await linkTo(ctx, loose.map(asWanted), known)).filter(({ line }) => line.catalogItemId !== null);
  const done = new Set(linked.map(({ id }) => id));
  refuseUnknown(
    loose.filter(({ line }) => !done.has(line.id)),
    asked,
  );
  await updateLines(ctx, linked);
  const after = new Map(lines);
  for (const { id, line } of linked) after.set(id, { ...(lines.get(id) as RequisitionLine), ...line });
  return { lines: after, outside };
}

interface Wish {
  line: RequisitionLine;
  /** Its first place in the receipt. */
  at: number;
  wish: 'create' | 'outside_stock' | undefined;
  itemId: string | undefined;
}

const asWanted = ({ line }: Wish): WantedLine => ({ id: line.id, before: line, line });

/** Products without an item of which something is kept, and what the receipt says of them. */
function wishes(items: readonly GivenItem[], lines: ReadonlyMap<string, RequisitionLine>): Map<string, Wish> {
  const all = new Map<string, Wish>();
  const errors: FieldError[] = [];
  for (const [
    at,
    { procurementItemId, quantity, rejectedQuantity = '0', catalogItemId, withoutItem },
  ] of items.entries()) {
    const line = lines.get(procurementItemId) as RequisitionLine;
    const said = catalogItemId ?? withoutItem;
    if (line.catalogItemId !== null || line.itemType === 'service') {
      if (said != null && said !== line.catalogItemId)
        errors.push(fieldError(`/items/${at}`, 'business_rule', needsNone(line)));
      continue;
    }
    if (catalogItemId != null && withoutItem != null)
      errors.push(fieldError(`/items/${at}/withoutItem`, 'business_rule', oneOf));
    if (new Exact(quantity).eq(rejectedQuantity)) continue;
    const before = all.get(line.id);
    all.set(line.id, {
      line,
      at: before?.at ?? at,
      wish: before?.wish ?? withoutItem ?? undefined,
      itemId: before?.itemId ?? catalogItemId ?? undefined,
    });
  }
  if (errors.length > 0) throw invalid(errors);
  return all;
}

async function decide(ctx: WriteContext, loose: readonly Wish[], decided: ReadonlySet<string>) {
  const { nomenclatureSavePolicy: policy } = await companySettings(ctx);
  await refuseStrange(ctx, loose);
  const open = loose.filter(({ itemId, wish }) => itemId === undefined && wish === undefined);
  const { matches } =
    open.length === 0
      ? { matches: [] }
      : await matchItems.run(
          ctx,
          {
            lines: open.map(({ line: { sku, brand, name, uom } }) => ({
              sku,
              brand: brand?.slice(0, 200) ?? null,
              name,
              uom,
            })),
          },
          undefined,
        );
  const named = new Map(
    loose.flatMap(({ line, itemId }) => (itemId === undefined ? [] : [[line.id, itemId] as const])),
  );
  const made = loose.filter(({ itemId, wish }) => itemId === undefined && wish === 'create');
  const asked = new Map<string, readonly string[]>();
  for (const [n, one] of open.entries()) {
    const found = matches[n]?.itemIds ?? [];
    const decision = receiptDecision(policy, { matches: found, decided: decided.has(one.line.id) });
    if (decision.action === 'link') named.set(one.line.id, decision.itemId);
    else if (decision.action === 'create') made.push(one);
    else asked.set(one.line.id, found);
  }
  return { named, made, asked };
}

/** An item that is named must be there, in use, and a thing that lies in a warehouse. */
async function refuseStrange({ db }: WriteContext, loose: readonly Wish[]) {
  const given = loose.filter(({ itemId }) => itemId !== undefined);
  if (given.length === 0) return;
  const found = await itemReferences(db, { ids: given.map(({ itemId }) => itemId as string) });
  const usable = new Set(
    found.flatMap(({ id, status, type }) => (status === 'active' && type === 'product' ? [id] : [])),
  );
  const errors = given.flatMap(({ itemId, at }) =>
    usable.has(itemId as string) ? [] : [fieldError(`/items/${at}/catalogItemId`, 'not_found_reference', noItem)],
  );
  if (errors.length > 0) throw invalid(errors);
}

const needsNone = ({ name, itemType }: RequisitionLine) =>
  itemType === 'service'
    ? words(`«${name}» is a service and has no stock`, `«${name}» — услуга, остатка у неё нет`)
    : words(`«${name}» is a catalog item already`, `«${name}» уже связана с позицией каталога`);
const oneOf = words('does not go with catalogItemId', 'не указывается вместе с catalogItemId');
const noItem = words('names no product in use', 'такого товара в каталоге нет или он в архиве');
