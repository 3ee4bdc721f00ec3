import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { RfqItem } from '../../../../../nouns/rfq-item.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type ItemReference, itemReferences } from '../../catalog/item-references.ts';
import { linesById, linesOf } from '../../requisitions/lines-of.ts';
import { itemsOf } from '../items/rfq-item.ts';

/** Something that a quote may answer: a position of its request, or a line of its requisition where there is no request. */
export interface AskedLine {
  rfqItemId: string | null;
  procurementItemId: string | null;
  position: number;
  name: string;
  quantity: string;
  uom: RfqItem['uom'];
  factorToBase: string;
  line: RequisitionLine | null;
  item: ItemReference | null;
}

/** All that was asked for, in its order, with the items of the catalog it names. */
export async function askedLines(
  db: Db,
  { rfq, requisition }: { rfq: SupplierRfq | null; requisition: Pick<Requisition, 'id'> | null },
): Promise<AskedLine[]> {
  const asked = rfq ? await askedByRfq(db, rfq.id) : requisition ? await askedByRequisition(db, requisition.id) : [];
  const ids = [...new Set(asked.flatMap(({ itemId }) => itemId ?? []))];
  const items = new Map((ids.length > 0 ? await itemReferences(db, { ids }) : []).map((item) => [item.id, item]));
  return asked.map(({ itemId, ...line }) => ({ ...line, item: items.get(itemId ?? '') ?? null }));
}

async function askedByRfq(db: Db, rfqId: string) {
  const positions = await itemsOf(db, rfqId);
  const lineIds = positions.flatMap(({ procurementItemId }) => procurementItemId ?? []);
  const lines = new Map((lineIds.length > 0 ? await linesById(db, lineIds) : []).map((line) => [line.id, line]));
  return positions.map((one) => {
    const line = lines.get(one.procurementItemId ?? '') ?? null;
    return {
      ...shared(one),
      rfqItemId: one.id,
      procurementItemId: one.procurementItemId,
      line,
      itemId: one.catalogItemId,
    };
  });
}

async function askedByRequisition(db: Db, requisitionId: string) {
  const lines = await linesOf(db, requisitionId);
  return lines
    .filter(({ status }) => status === 'active')
    .map((line) => ({
      ...shared(line),
      rfqItemId: null,
      procurementItemId: line.id,
      line,
      itemId: line.catalogItemId,
    }));
}

const shared = ({ position, name, quantity, uom, factorToBase }: RfqItem | RequisitionLine) => ({
  position,
  name,
  quantity,
  uom,
  factorToBase,
});
