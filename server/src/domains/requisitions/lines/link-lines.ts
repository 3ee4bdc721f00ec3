import type { SavePolicy } from '../../../../../nouns/company.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { plainWords } from '../../../kernel/exchange/exchange.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { warning } from '../../../kernel/problems/warnings.ts';
import { addItems } from '../../catalog/add-items.ts';
import { holdItems, type ItemReference, itemReferences } from '../../catalog/item-references.ts';
import { matchItems } from '../../catalog/operations/match-items.ts';
import { type LineEvent, saveDecision } from '../../catalog/save-policy.ts';
import { toBase } from '../../catalog/units/to-base.ts';
import { companySettings } from '../../company/company-settings.ts';
import type { RequisitionWarning } from '../requisition-warnings.ts';
import type { WantedLine } from './standing-line.ts';

interface Linked {
  lines: WantedLine[];
  warnings: RequisitionWarning[];
}

type OwnEvent = Exclude<LineEvent, 'quote_submitted'>;

/** The policy under which lines are linked when this happens to them. */
const policyOf: Readonly<Record<OwnEvent, SavePolicy>> = {
  requisition_line_saved: 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS',
  allocation_accepted: 'ACCEPTED_QUOTE_LINES_ONLY',
};

/**
 * Lines without a catalog item, linked to the one that matches or to a new one, where the company's policy keeps what requisitions name.
 * What could be several items, or is counted in a unit its item does not know, stays as it is. Few statements for any number of lines.
 */
export async function linkLines(
  ctx: WriteContext,
  wanted: readonly WantedLine[],
  event: OwnEvent = 'requisition_line_saved',
): Promise<Linked> {
  const { nomenclatureSavePolicy: policy } = await companySettings(ctx);
  const loose = wanted.filter(({ line }) => line.catalogItemId === null && line.status === 'active');
  if (policy !== policyOf[event] || loose.length === 0) return { lines: [...wanted], warnings: [] };

  const { matches } = await matchItems.run(
    ctx,
    {
      lines: loose.map(({ line: { sku, brand, name, uom } }) => ({
        sku,
        brand: brand?.slice(0, 200) ?? null,
        name,
        uom,
      })),
    },
    undefined,
  );
  const decided = loose.map((one, index) => ({
    ...one,
    decision: saveDecision(policy, event, {
      catalogItemId: null,
      requestedItemId: null,
      analog: false,
      matches: matches[index]?.itemIds ?? [],
    }),
  }));
  const named = new Map(
    decided.flatMap(({ id, decision }) => (decision.action === 'link' ? [[id, decision.itemId]] : [])),
  );
  const added = await addMissing(
    ctx,
    decided.filter(({ decision }) => decision.action === 'create'),
  );
  const ambiguous = decided.filter(({ decision }) => decision.action === 'leave').map(({ id }) => id);
  return {
    lines: await linkTo(ctx, wanted, new Map([...named, ...added])),
    warnings:
      ambiguous.length > 0 ? [warning(ctx, 'ambiguous_item', sentence, { itemIds: ambiguous.slice(0, 20) })] : [],
  };
}

/** Lines as lines of these items; what is counted in a unit its item does not know, or whose item is gone, stays as it is. */
export async function linkTo({ db }: WriteContext, wanted: readonly WantedLine[], itemOf: ReadonlyMap<string, string>) {
  const named = { ids: [...new Set(itemOf.values())] };
  const [, items] = await Promise.all([holdItems(db, named), itemReferences(db, named)]);
  const known = new Map(items.filter(({ status }) => status === 'active').map((item) => [item.id, item]));
  return wanted.map((one) => linked(one, known.get(itemOf.get(one.id) ?? '')));
}

const sentence = words(
  'Several catalog items match: choose one.',
  'Подходит несколько позиций каталога: выберите одну.',
);

/** Lines that say the same share one new item. */
export const newItemKey = ({ sku, name, uom }: Pick<RequisitionLine, 'sku' | 'name' | 'uom'>) =>
  sku ? `sku ${sku.toLowerCase()}` : `${plainWords(name)} ${uom}`;

/** New items of the catalog for lines: which line is which item. */
export async function addMissing(ctx: WriteContext, lines: readonly WantedLine[]): Promise<Array<[string, string]>> {
  if (lines.length === 0) return [];
  const groups = [...Map.groupBy(lines, ({ line }) => newItemKey(line)).values()];
  const ids = await addItems(
    ctx,
    groups.map((group) => {
      const { name, itemType, sku, brand, manufacturer, uom, vatRate } = (group[0] as WantedLine).line;
      const clipped = (text: string | null) => text?.slice(0, 200) ?? null;
      return {
        name,
        type: itemType,
        sku,
        brand: clipped(brand),
        manufacturer: clipped(manufacturer),
        baseUom: uom,
        vatRate,
      };
    }),
  );
  return groups.flatMap((group, index) => {
    const itemId = ids[index];
    return itemId ? group.map(({ id }): [string, string] => [id, itemId]) : [];
  });
}

function linked(one: WantedLine, item: ItemReference | undefined): WantedLine {
  if (!item) return one;
  try {
    const { factor } = toBase(one.line.quantity, one.line.uom, item);
    return { ...one, line: { ...one.line, catalogItemId: item.id, factorToBase: factor } };
  } catch (error) {
    if (error instanceof Refusal) return one;
    throw error;
  }
}
