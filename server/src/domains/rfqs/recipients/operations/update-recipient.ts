import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { refuseEndedRfq } from '../../refuse-ended.ts';
import { supplierRfq, supplierRfqs } from '../../supplier-rfq.ts';
import { writeRfq } from '../../write-rfq.ts';
import { resolveRecipients, type WantedRecipient } from '../resolve-recipients.ts';
import { recipientById, rfqRecipient } from '../rfq-recipient.ts';

const { fields } = rfqRecipient;

export const updateRecipient = command({
  name: 'supplier-rfqs.update-recipient',
  summary: words('Change where a supplier is written to', 'Изменить адрес получателя'),
  description: 'Letters from now on go there; send again with `resend` to repeat the first one.',
  permission: 'supplier_rfqs.update',
  scope: 'supplier_documents.write',
  refuses: ['conflict', 'precondition_failed', 'version_conflict'],
  input: object({
    id: id(),
    recipientId: id('Recipient'),
    contactId: Type.Optional(fields.contactId),
    email: Type.Optional(fields.email),
    channel: Type.Optional(fields.channel),
    version: Type.Optional(version()),
  }),
  output: rfqRecipient.view,

  async run(ctx, { id, recipientId, version: _, ...input }) {
    const rfq = await supplierRfqs.lock(ctx.db, id);
    const before = await recipientById(ctx.db, id, recipientId);
    ctx.expectVersion(before.version);
    refuseEndedRfq(rfq);
    if (before.status === 'revoked') throw revoked();
    const { supplierId, contactId, email, channel } = before;
    // Another contact brings his own address, unless one is given.
    const kept =
      input.contactId && input.email === undefined
        ? { supplierId, channel }
        : { supplierId, contactId, email, channel };
    const [wanted] = await resolveRecipients(ctx, [{ ...kept, ...input }], () => '');
    const now = wanted as WantedRecipient;
    if (now.contactId === contactId && now.email === email && now.channel === channel) {
      ctx.nothingChanged();
      return before;
    }
    await ctx.db.execute(sql`
      update supplier_rfq_recipients set contact_id = ${now.contactId}, email = ${now.email}, channel = ${now.channel},
        version = version + 1, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = ${recipientId}`);
    ctx.record(supplierRfq.changed('recipients_changed', rfq, await writeRfq(ctx, rfq, {}), { changed: [supplierId] }));
    return recipientById(ctx.db, id, recipientId);
  },
});

const revoked = () =>
  conflict(
    'recipient_revoked',
    words('The supplier has been removed from the request.', 'Поставщик исключён из запроса.'),
  );
