import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { counterpartyChange, writesBankDetails } from '../counterparty.input.ts';
import { counterparties, counterparty } from '../counterparty.ts';
import { openForChange, refuseUnwritable } from '../reach.ts';
import { refuseInUse } from '../refuse-in-use.ts';
import { saveContacts, saveRequisites } from '../save-lists.ts';
import { addSupplierRecords, saveSupplierTerms } from '../save-supplier.ts';
import { settleCounterparty } from '../settle-counterparty.ts';
import { refuseTakenInn } from '../taken-inn.ts';

export const updateCounterparty = command({
  name: 'counterparties.update-counterparty',
  summary: words('Change a counterparty', 'Изменить контрагента'),
  description:
    'Fields left out stay, null clears. `paymentRequisites` and `contacts` are replaced as a whole: an item stays by its `id`, or by the same account or the same name and numbers, any other is new, one left out goes; where the primary goes, the oldest takes its place. A role stays while there is open work in it; without the role of supplier its terms rest, and come back with the role. Bank details need the permission `counterparties.bank_read`.',
  permission: 'counterparties.update',
  scope: ['counterparties.write', 'suppliers.write'],
  provesPresence: writesBankDetails,
  refuses: ['already_exists', 'has_dependencies', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...counterpartyChange, version: Type.Optional(version()) }),
  output: counterparty.view,

  async run(ctx, { id, version: _, ...input }) {
    const before = await openForChange(ctx, 'write', id);
    if (before.archivedAt) throw archived(counterparty.noun);
    const { fields, paymentRequisites, contacts } = settleCounterparty(before, input);
    refuseUnwritable(ctx.actor, fields.roles, input);
    if (fields.inn !== before.inn || fields.kpp !== before.kpp) await refuseTakenInn(ctx, fields);

    const lost = before.roles.filter((role) => !fields.roles.includes(role));
    if (lost.length > 0) await refuseInUse(ctx.db, id, lost);
    if (fields.roles.includes('supplier') && !before.supplier) await addSupplierRecords(ctx.db, [id]);
    const touched = [
      await saveSupplierTerms(ctx.db, id, input.supplier),
      await saveRequisites(ctx.db, [{ id, before: before.paymentRequisites ?? [], after: paymentRequisites }]),
      await saveContacts(ctx.db, [{ id, before: before.contacts, after: contacts }]),
    ].includes(true);
    const { customFields } = input;
    const after = await counterparties.change(
      ctx,
      before,
      { ...fields, ...(customFields && { customFields }) },
      { touched },
    );
    return counterparties.show(ctx.actor, after);
  },
});
