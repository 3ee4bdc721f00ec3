import { words } from '../../../kernel/errors.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { showCounterparty } from '../counterparty.row.ts';
import { counterparty, counterpartyLifecycle } from '../counterparty.ts';
import { openForChange } from '../reach.ts';
import { writeStatus } from '../write-status.ts';

export const archiveCounterparty = command({
  name: 'counterparties.archive-counterparty',
  summary: words('Archive a counterparty', 'Перенести контрагента в архив'),
  description:
    'The counterparty stays readable by its identifier and can be restored; a block ends. Archiving it again changes nothing.',
  permission: 'counterparties.delete',
  scope: ['counterparties.delete', 'suppliers.delete'],
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: counterparty.view,

  async run(ctx, { id }) {
    const before = await openForChange(ctx, 'delete', id);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return showCounterparty(ctx.actor, before);
    }
    const status = counterpartyLifecycle.next('archive', before.status);
    const now = new Date().toISOString();
    const after = await writeStatus(ctx, id, { status, block_reason: null, blocked_until: null, archived_at: now });
    ctx.record(counterparty.changed('deleted', before, after, { reason: 'archived' }));
    return showCounterparty(ctx.actor, after);
  },
});
