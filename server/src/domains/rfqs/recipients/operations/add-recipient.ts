import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { wholeWithWarnings } from '../../read-whole.ts';
import { refuseEndedRfq } from '../../refuse-ended.ts';
import { wholeRfq } from '../../rfq-warnings.ts';
import { supplierRfq, supplierRfqs } from '../../supplier-rfq.ts';
import { writeRfq } from '../../write-rfq.ts';
import { resolveRecipients } from '../resolve-recipients.ts';
import { mostRecipients, newRecipient, recipientsOf } from '../rfq-recipient.ts';
import { insertRecipients, refuseDoubleSuppliers } from '../write-recipients.ts';

export const addRecipient = command({
  name: 'supplier-rfqs.add-recipient',
  summary: words('Add a supplier to ask', 'Добавить поставщика в запрос'),
  description: 'The supplier is asked by the next `send`, also when others were asked already.',
  permission: 'supplier_rfqs.update',
  scope: 'supplier_documents.write',
  refuses: ['already_exists', 'conflict'],
  input: object({ id: id(), ...newRecipient.properties }),
  output: wholeRfq,

  async run(ctx, { id, ...input }) {
    const rfq = await supplierRfqs.lock(ctx.db, id);
    refuseEndedRfq(rfq);
    const there = await recipientsOf(ctx.db, id);
    if (there.length >= mostRecipients) throw tooMany();
    const wanted = await resolveRecipients(ctx, [input], () => '');
    refuseDoubleSuppliers(there, wanted, () => 'supplierId');
    await insertRecipients(ctx, id, wanted);
    const added = wanted.map(({ supplierId }) => supplierId);
    ctx.record(supplierRfq.changed('recipients_changed', rfq, await writeRfq(ctx, rfq, {}), { added }));
    return wholeWithWarnings(ctx, id, wanted);
  },
});

const tooMany = () =>
  brokenRule(
    'too_many_recipients',
    words(`At most ${mostRecipients} suppliers.`, `Не больше ${mostRecipients} поставщиков.`),
    {
      limit: mostRecipients,
    },
  );
