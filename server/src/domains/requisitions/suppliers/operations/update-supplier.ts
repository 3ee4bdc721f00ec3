import Type from 'typebox';
import type { RequisitionSupplier } from '../../../../../../nouns/requisition-supplier.ts';
import { choice, id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { conflict, invalidField, notFound, words } from '../../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../../kernel/sql/sql.ts';
import { refuseBlocked, supplierRefs } from '../../../counterparties/counterparty-refs.ts';
import { refuseStrangeContact } from '../../../counterparties/refuse-strange-contact.ts';
import { refuseClosed } from '../../refuse-change.ts';
import { requisitions } from '../../requisition.ts';
import { requisitionSupplier, suppliersOf } from '../requisition-supplier.ts';

const { fields } = requisitionSupplier;

export const updateSupplier = command({
  name: 'requisitions.update-supplier',
  summary: words('Change a supplier of a requisition', 'Изменить поставщика заявки'),
  description:
    '`status: excluded` with an `excludeReason` takes it out of the running, unless quantities were accepted from it; `status: candidate` brings it ' +
    'back to where it was. The other statuses follow from what happens.',
  permission: 'purchase_requisitions.update',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict', 'precondition_failed'],
  input: object({
    procurementId: id('Requisition'),
    id: id('Supplier of the requisition'),
    contactId: Type.Optional(fields.contactId),
    note: Type.Optional(fields.note),
    status: Type.Optional(choice(['candidate', 'excluded'], 'Wanted status')),
    excludeReason: Type.Optional(fields.excludeReason),
  }),
  output: requisitionSupplier.view,

  async run(ctx, { procurementId, id, status, excludeReason, contactId, note }) {
    const held = await requisitions.lock(ctx.db, procurementId);
    refuseClosed(held, true);
    const read = async () => (await suppliersOf(ctx.db, procurementId)).find((supplier) => supplier.id === id);
    const before = await read();
    if (!before) throw notFound(requisitionSupplier.noun);
    ctx.expectVersion(before.version);
    if (status === 'excluded') refuseExclusion(before, excludeReason);
    if (status === 'candidate' && before.status === 'excluded') {
      const ref = (await supplierRefs(ctx.db, [before.supplierId])).get(before.supplierId);
      if (ref) refuseBlocked(ref);
    }
    if (contactId) await refuseStrangeContact(ctx.db, before.counterpartyId, contactId);
    const row = {
      ...(contactId !== undefined && { contact_id: contactId }),
      ...(note !== undefined && { note }),
      ...(status === 'excluded' && { status, exclude_reason: excludeReason ?? before.excludeReason }),
      ...(status === 'candidate' && before.status === 'excluded' && { status: wasAt(before), exclude_reason: null }),
    };
    const changed =
      Object.keys(row).length > 0 &&
      (await ctx.db.execute(sql`
        update requisition_suppliers set ${assignments(row)}, version = version + 1, updated_at = portal_now()
        where tenant_id = ${ctx.db.tenant} and id = ${id} and ${differsFrom(row)}`)) > 0;
    if (!changed) {
      ctx.nothingChanged();
      return before;
    }
    const after = (await read()) as RequisitionSupplier;
    ctx.record(requisitionSupplier.changed('updated', before, after));
    return after;
  },
});

function refuseExclusion({ status, excludeReason, name }: RequisitionSupplier, reason: string | null | undefined) {
  if (status === 'selected')
    throw conflict(
      'supplier_selected',
      words(`Quantities have been accepted from ${name}.`, `${name}: у поставщика уже принято количество.`),
    );
  if (!reason && !excludeReason)
    throw invalidField(
      '/excludeReason',
      'required',
      words('is required to exclude a supplier', 'обязательна для исключения'),
    );
}

/** Where it had come to before it was excluded. */
const wasAt = ({ quotedAt, declinedAt, invitedAt }: RequisitionSupplier) =>
  quotedAt !== null ? 'quoted' : declinedAt !== null ? 'declined' : invitedAt !== null ? 'invited' : 'candidate';
