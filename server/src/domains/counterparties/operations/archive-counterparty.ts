import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { showCounterparty } from '../counterparty.row.ts';
import { counterparty, counterpartyLifecycle } from '../counterparty.ts';
import { refuseInUse } from '../in-use.ts';
import { openForChange } from '../reach.ts';
import { writeStatus } from '../write-status.ts';

export const archiveCounterparty = command({
  name: 'counterparties.archive-counterparty',
  summary: words('Archive a counterparty', 'Перенести контрагента в архив'),
  description:
    'Only where no open requisition, request for quotes or unpaid invoice names it. It stays readable by its identifier and can be restored; a block ends. Archiving it again changes nothing.',
  permission: 'counterparties.delete',
  scope: ['counterparties.delete', 'suppliers.delete'],
  refuses: ['has_dependencies', 'precondition_failed'],
  input: object({ id: id() }),
  output: counterparty.view,

  async run(ctx, { id }) {
    const before = await openForChange(ctx, 'delete', id);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return showCounterparty(ctx.actor, before);
    }
    await refuseInUse(ctx.db, id);
    const status = counterpartyLifecycle.next('archive', before.status);
    const now = new Date().toISOString();
    const after = await writeStatus(ctx, id, { status, block_reason: null, blocked_until: null, archived_at: now });
    ctx.record(counterparty.changed('deleted', before, after, { reason: 'archived' }));
    return showCounterparty(ctx.actor, after);
  },
});
