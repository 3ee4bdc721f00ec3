import Type from 'typebox';
import { choice, id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { leftBeside } from '../../../platform/records/left-beside.ts';
import { cancelRfq } from '../end-rfq.ts';
import { reasonNeeded } from '../refuse-ended.ts';
import { supplierRfq, supplierRfqs } from '../supplier-rfq.ts';

export const deleteRfq = command({
  name: 'supplier-rfqs.delete-rfq',
  summary: words('Delete or cancel a request for quotes', 'Удалить или отменить запрос предложений'),
  description:
    'A draft is removed, unless it holds files or comments. One that was sent is cancelled, which asks for a `reason`: suppliers get a letter, and their links ' +
    'open no more. The answer says which.',
  permission: 'supplier_rfqs.delete',
  scope: 'supplier_documents.delete',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), reason: Type.Optional(longText(1_000, 'Why it is cancelled')) }),
  output: object({ id: id(), result: choice(['deleted', 'cancelled'], 'What became of it') }),

  async run(ctx, { id, reason = null }) {
    const held = await supplierRfqs.open(ctx, id);
    if (held.status !== 'draft' || (await leftBeside(ctx.db, 'supplierRfq', id)).length > 0) {
      if (reason === null && held.status !== 'draft') throw reasonNeeded();
      await cancelRfq(ctx, held, reason);
      return { id, result: 'cancelled' as const };
    }
    // Its positions and recipients go with it.
    await ctx.db.execute(sql`delete from supplier_rfqs where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(supplierRfq.fact('deleted', held, { reason: 'removed' }));
    return { id, result: 'deleted' as const };
  },
});
