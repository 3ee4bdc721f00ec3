import Type from 'typebox';
import type { RequisitionSupplier } from '../../../../../../nouns/requisition-supplier.ts';
import { id, object, shownId } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { alreadyExists, invalidField, unknownReference, words } from '../../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../../kernel/problems/warnings.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { holdSuppliers, refuseBlocked, refuseUnusable } from '../../../counterparties/counterparty-refs.ts';
import { ensureSupplier } from '../../../counterparties/ensure-supplier.ts';
import { refuseStrangeContact } from '../../../counterparties/refuse-strange-contact.ts';
import { refuseClosed } from '../../refuse-change.ts';
import { requisitions } from '../../requisition.ts';
import { requisitionSupplier, suppliersOf } from '../requisition-supplier.ts';

const { fields } = requisitionSupplier;

export const addSupplier = command({
  name: 'requisitions.add-supplier',
  summary: words('Add a supplier to a requisition', 'Добавить поставщика в заявку'),
  description:
    'Named by `supplierId` or by `counterpartyId`; a counterparty that was no supplier becomes one. A blocked supplier is refused, one to be ' +
    'careful with is added with a warning.',
  permission: 'purchase_requisitions.update',
  scope: 'purchase_requisitions.write',
  refuses: ['already_exists', 'conflict'],
  input: object({
    id: id(),
    supplierId: Type.Optional(fields.supplierId),
    counterpartyId: Type.Optional(shownId('Counterparty')),
    contactId: Type.Optional(fields.contactId),
    note: Type.Optional(fields.note),
    addedFrom: Type.Optional(fields.addedFrom),
  }),
  output: object(
    { ...fields, warnings: warnings('supplier_warned', { supplierId: id('Supplier') }) },
    { title: 'Added supplier' },
  ),

  async run(ctx, { id, supplierId, counterpartyId, ...input }) {
    const held = await requisitions.lock(ctx.db, id);
    refuseClosed(held, true);
    const ref = await named(ctx, supplierId, counterpartyId);
    refuseBlocked(ref);
    if (input.contactId) await refuseStrangeContact(ctx.db, ref.counterpartyId, input.contactId);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      requisition_id: id,
      supplier_id: ref.supplierId,
      counterparty_id: ref.counterpartyId,
      contact_id: input.contactId ?? null,
      note: input.note ?? null,
      added_from: input.addedFrom ?? 'manual',
    };
    const made = await ctx.db.execute(sql`insert into requisition_suppliers ${columns(row)} on conflict do nothing`);
    const suppliers = await suppliersOf(ctx.db, id);
    const added = suppliers.find((one) => one.supplierId === ref.supplierId) as RequisitionSupplier;
    if (made === 0) throw alreadyExists('supplierId', { entityType: requisitionSupplier.type, entityId: added.id });
    ctx.record(requisitionSupplier.fact('added', added));
    const careful = words(`${ref.name} is flagged: proceed with caution.`, `${ref.name}: работайте с осторожностью.`);
    const told = ref.standing === 'warn' || ref.standing === 'prevent_rfq';
    return {
      ...added,
      warnings: told ? [warning(ctx, 'supplier_warned', careful, { supplierId: added.supplierId })] : [],
    };
  },
});

async function named(ctx: WriteContext, supplierId: string | undefined, counterpartyId: string | undefined) {
  if ((supplierId === undefined) === (counterpartyId === undefined))
    throw invalidField(
      '/supplierId',
      'exactly_one',
      words('give either supplierId or counterpartyId', 'укажите supplierId или counterpartyId'),
    );
  const field = supplierId === undefined ? 'counterpartyId' : 'supplierId';
  const wanted = supplierId ?? (await ensureSupplier(ctx, counterpartyId as string)).supplierId;
  const ref = (await holdSuppliers(ctx.db, [wanted])).get(wanted);
  refuseUnusable(ref, field);
  if (ref.supplierId === null) throw unknownReference(field, words('Supplier', 'Поставщик'));
  return { ...ref, supplierId: ref.supplierId };
}
