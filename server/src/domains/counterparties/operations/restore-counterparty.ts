import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { showCounterparty } from '../counterparty.row.ts';
import { counterparty, counterpartyLifecycle } from '../counterparty.ts';
import { openForChange } from '../reach.ts';
import { refuseTakenInn } from '../taken-inn.ts';
import { writeStatus } from '../write-status.ts';

export const restoreCounterparty = command({
  name: 'counterparties.restore-counterparty',
  summary: words('Restore a counterparty', 'Вернуть контрагента из архива'),
  description: 'It comes back active, unless another has taken its INN and KPP meanwhile.',
  permission: 'counterparties.update',
  scope: ['counterparties.write', 'suppliers.write'],
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: counterparty.view,

  async run(ctx, { id }) {
    const before = await openForChange(ctx, 'write', id);
    if (before.status !== 'archived') {
      ctx.nothingChanged();
      return showCounterparty(ctx.actor, before);
    }
    const status = counterpartyLifecycle.next('restore', before.status);
    await refuseTakenInn(ctx, before);
    const after = await writeStatus(ctx, id, { status, block_reason: null, blocked_until: null, archived_at: null });
    ctx.record(counterparty.changed('updated', before, after));
    return showCounterparty(ctx.actor, after);
  },
});
