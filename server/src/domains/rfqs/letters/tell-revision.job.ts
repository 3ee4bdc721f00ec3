import Type from 'typebox';
import { isAsking } from '../../../../../nouns/rfq-flow.ts';
import { id, object } from '../../../kernel/fields.ts';
import { job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { recipientsOf } from '../recipients/rfq-recipient.ts';
import { supplierRfqs } from '../supplier-rfq.ts';
import { tellSuppliers } from './tell-suppliers.ts';

/** Writes of the newest revision to every supplier who was asked and has neither declined nor been taken out; of each revision at most once. */
const tellOfRevision = command({
  name: 'supplier-rfqs.tell-of-revision',
  summary: words('Tell suppliers of a revision', 'Сообщить поставщикам об изменении запроса'),
  permission: 'signed-in',
  scope: null,
  input: object({ rfqId: id() }),
  output: Type.Unknown(),
  async run(ctx, { rfqId }) {
    ctx.nothingChanged();
    const rfq = await supplierRfqs.lock(ctx.db, rfqId);
    if (!isAsking(rfq.status)) return;
    const to = (await recipientsOf(ctx.db, rfqId)).filter(
      ({ sentAt, status, revision }) =>
        sentAt !== null && status !== 'declined' && status !== 'revoked' && revision < rfq.revision,
    );
    await ctx.db.execute(sql`
      update supplier_rfq_recipients set revision = ${rfq.revision}, version = version + 1, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = any(${to.map((one) => one.id)}::uuid[])`);
    await tellSuppliers(ctx, 'rfq-changed', rfq, to, ({ status }) => ({
      what: 'revision' as const,
      quoted: status === 'quoted',
    }));
  },
});

export const tellRevision = job({
  name: 'supplier-rfqs.tell-revision',
  payload: object({ rfqId: id() }),
  command: tellOfRevision,
});
