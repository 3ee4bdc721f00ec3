import { invoiceLine as declared, type InvoiceLine } from '../../../../nouns/invoice-line.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { lacksPermission, maySee } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { type Input, inputsOf, type Source, type Working } from '../../platform/explain/figure.ts';
import { itemReferences } from '../catalog/item-references.ts';
import { factorToBase } from '../catalog/units/to-base.ts';
import { linesById } from '../requisitions/lines-of.ts';

/** How `resolve-lines.ts` brings a quantity to the unit of the requisition line. */
export async function lineQuantityWorking(
  one: InvoiceLine,
  ctx: ReadContext,
  from: Omit<Source, 'field'>,
  supplierId: string | null,
): Promise<Working | null> {
  const [wanted] = await linesById(ctx.db, [one.procurementItemId as string]);
  const perLine = wanted && (await factorOf(wanted, one, ctx, supplierId));
  if (!wanted || !perLine) return null;
  return {
    steps: [
      ...inputsOf(declared.fields, one, ['quantity'], { from, unit: one.uom }),
      ...inputsOf(declared.fields, one, ['factorToBase'], { from }),
      { name: 'baseQuantity', label: labels.base, formula: 'round(quantity * factorToBase, 6)' },
      perLine,
    ],
    formula: 'round(baseQuantity / perLine, 6)',
    unit: wanted.uom,
  };
}

/** Base units in one of the requisition line: as the line froze them, or as another item that is charged for counts them. */
async function factorOf(
  { id, procurementId, catalogItemId: wantedId, factorToBase: frozen, uom }: RequisitionLine,
  { catalogItemId }: InvoiceLine,
  { actor, db }: ReadContext,
  supplierId: string | null,
): Promise<Input | null> {
  const told = { name: 'perLine', label: labels.perLine };
  const source = { type: 'procurement_item', id, url: `/api/v1/purchase-requisitions/${procurementId}` };
  if (catalogItemId === null) return { ...told, value: '1', from: { ...source, field: 'uom' } };
  if (catalogItemId === wantedId) return { ...told, value: frozen, from: { ...source, field: 'factorToBase' } };
  if (!maySee(actor, 'catalog.read')) throw lacksPermission('catalog.read');
  const [item] = await itemReferences(db, { ids: [catalogItemId] });
  if (!item) return null;
  return {
    ...{ ...told, value: factorToBase(uom, item, supplierId) },
    from: { type: 'catalog_item', id: item.id, field: 'uomConversions', url: `/api/v1/catalog/${item.id}` },
  };
}

const labels = {
  base: words('In base units', 'В базовых единицах'),
  perLine: words('Base units in one of the requisition line', 'Базовых единиц в единице строки заявки'),
};
