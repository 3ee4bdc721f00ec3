import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { counterpartyInput, rowOf } from '../counterparty.input.ts';
import { counterpartyById, showCounterparty } from '../counterparty.row.ts';
import { counterparty } from '../counterparty.ts';
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
  refuses: ['already_exists'],
  input: object({ ...counterpartyInput, shortName: counterparty.fields.shortName }),
  output: counterparty.view,

  async run(ctx, input) {
    const kind = input.kind ?? (input.inn?.length === 12 ? 'entrepreneur' : blank.kind);
    const { fields, paymentRequisites, contacts } = settleCounterparty(blank, { ...input, kind });
    refuseUnwritable(ctx.actor, fields.roles, input);
    const custom = await checkCustomFields(ctx, counterparty.customFieldsOf, input.customFields, null);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      ...rowOf(fields),
      custom_fields: JSON.stringify(custom),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    const made = await ctx.db.first<{ id: string }>(sql`
      insert into counterparties ${columns(row)} on conflict do nothing returning id`);
    if (!made) throw await takenInn(ctx, fields);

    if (fields.roles.includes('supplier')) await addSupplierRecords(ctx.db, [made.id]);
    await saveSupplierTerms(ctx.db, made.id, input.supplier);
    await saveRequisites(ctx.db, [{ id: made.id, before: [], after: paymentRequisites }]);
    await saveContacts(ctx.db, [{ id: made.id, before: [], after: contacts }]);
    const party = await counterpartyById(ctx.db, made.id);
    ctx.record(counterparty.fact('created', party));
    return showCounterparty(ctx.actor, party);
  },
});
