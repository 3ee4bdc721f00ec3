import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { holdCounterparties, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { settleQualification } from '../settle-qualification.ts';
import { qualifications, qualificationWriting, supplierQualification } from '../supplier-qualification.ts';

export const createQualification = command({
  name: 'qualifications.create-qualification',
  summary: words('Ask for a qualification of a supplier', 'Запросить допуск поставщика'),
  description:
    'It is asked for until somebody who may qualify suppliers decides. `categoryIds` say what may be bought, everything unless given. It lasts until `validUntil` or until the ' +
    'first of its `documents` ends, whichever comes first. Files are attached to it afterwards, and named by `fileId` of a document.',
  ...qualificationWriting,
  refuses: ['unknown_reference', 'conflict'],
  input: object(supplierQualification.creation),
  output: supplierQualification.view,

  async run(ctx, input) {
    const party = (await holdCounterparties(ctx.db, [input.counterpartyId])).get(input.counterpartyId);
    refuseUnusable(party, 'counterpartyId');
    if (party.supplierId === null) throw invalidField('/counterpartyId', 'supplier_role_required', noSupplier);
    const { values } = await settleQualification(ctx, null, input);
    await qualifications.insert(ctx, { ...input, ...values });
    const made = await qualifications.byId(ctx.db, ctx.newId);
    ctx.record(supplierQualification.fact('created', made));
    return made;
  },
});

const noSupplier = words('is no supplier: add the role first', 'не поставщик: сначала добавьте ему эту роль');
