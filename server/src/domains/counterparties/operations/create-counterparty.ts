import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterpartyCreation, writesBankDetails } from '../counterparty.input.ts';
import { counterparties, counterparty } from '../counterparty.ts';
import { refuseUnwritable } from '../reach.ts';
import { saveContacts, saveRequisites } from '../save-lists.ts';
import { addSupplierRecords, saveSupplierTerms } from '../save-supplier.ts';
import { blank, settleCounterparty } from '../settle-counterparty.ts';
import { takenInn } from '../taken-inn.ts';

export const createCounterparty = command({
  name: 'counterparties.create-counterparty',
  summary: words('Create a counterparty', 'Создать контрагента'),
  description:
    'Only the short name is required. The role is `supplier` unless given; the kind is `entrepreneur` where the INN has 12 digits, `legal_entity` otherwise. The first payment requisites and the first contact become primary unless another is marked. Bank details need the permission `counterparties.bank_read`.',
  permission: 'counterparties.create',
  scope: ['counterparties.write', 'suppliers.write'],
  provesPresence: writesBankDetails,
  refuses: ['already_exists'],
  input: object(counterpartyCreation),
  output: counterparty.view,

  async run(ctx, input) {
    const kind = input.kind ?? (input.inn?.length === 12 ? 'entrepreneur' : blank.kind);
    const { fields, paymentRequisites, contacts } = settleCounterparty(blank, { ...input, kind });
    refuseUnwritable(ctx.actor, fields.roles, input);
    const id = ctx.newId;
    const { customFields = {} } = input;
    if (!(await counterparties.insert(ctx, { ...fields, customFields }))) throw await takenInn(ctx, fields);
    if (fields.roles.includes('supplier')) await addSupplierRecords(ctx.db, [id]);
    await saveSupplierTerms(ctx.db, id, input.supplier);
    await saveRequisites(ctx.db, [{ id, before: [], after: paymentRequisites }]);
    await saveContacts(ctx.db, [{ id, before: [], after: contacts }]);
    const party = await counterparties.byId(ctx.db, id);
    ctx.record(counterparty.fact('created', party));
    return counterparties.show(ctx.actor, party);
  },
});
