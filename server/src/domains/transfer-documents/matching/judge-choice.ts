import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, invalid, invalidField, words } from '../../../kernel/problems/errors.ts';
import { holdItems, type ItemReference, itemReferences, referenceFaults } from '../../catalog/item-references.ts';
import type { AwaitedLine } from '../../requisitions/allocations/awaited-from.ts';
import type { WholeDocument } from '../transfer-document.ts';
import { quantityFor } from './candidates.ts';
import type { Known } from './match-lines.ts';
import { previewLines } from './preview-lines.ts';

interface Said {
  catalogItemId?: string | null;
  procurementItemId?: string | null;
}

interface Judged {
  itemId: string | null;
  lineId: string | null;
}

/** What a person may say a line is for: an item that is there, a line that is awaited, units that are kin. */
export async function judgeChoice(
  { db }: WriteContext,
  whole: WholeDocument,
  place: number,
  known: Known,
  { catalogItemId = null, procurementItemId = null }: Said,
): Promise<Judged> {
  const awaited = procurementItemId === null ? null : awaitedLine(known, procurementItemId);
  if (awaited && catalogItemId !== null && awaited.catalogItemId !== null && awaited.catalogItemId !== catalogItemId)
    throw itemDiffers();
  const itemId = catalogItemId ?? awaited?.catalogItemId ?? null;
  const item = itemId === null ? null : await usableItem(db, itemId);
  const line = previewLines(whole, known).lines.find((one) => one.place === place);
  if (line && (item || awaited) && quantityFor(line, awaited, item, known.supplierId) === null) throw unitDiffers();
  return { itemId, lineId: procurementItemId };
}

function awaitedLine({ awaited }: Known, lineId: string): AwaitedLine {
  const found = awaited.find((one) => one.lineId === lineId);
  if (!found) throw notAwaited();
  return found;
}

async function usableItem(db: WriteContext['db'], itemId: string): Promise<ItemReference> {
  await holdItems(db, { ids: [itemId] });
  const [item] = await itemReferences(db, { ids: [itemId] });
  const faults = referenceFaults(item);
  if (faults.length > 0) throw invalid(faults);
  return item as ItemReference;
}

const notAwaited = () =>
  invalidField(
    '/procurementItemId',
    'not_awaited',
    words(
      'is no line that was decided for this supplier and is not invoiced yet',
      'такой строки, выбранной у этого поставщика и ещё без счёта, нет',
    ),
  );

const itemDiffers = () =>
  invalidField(
    '/catalogItemId',
    'item_differs',
    words('is not the item of that requisition line', 'в этой строке заявки другая позиция'),
  );

const unitDiffers = () =>
  brokenRule(
    'unit_differs',
    words(
      'The unit of the line cannot be converted: add a conversion to the card of the item.',
      'Единица строки не пересчитывается в единицу позиции: добавьте пересчёт в карточке позиции.',
    ),
  );
