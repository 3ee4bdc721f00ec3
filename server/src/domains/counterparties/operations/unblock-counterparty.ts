import Type from 'typebox';
import { id, longText, object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { showCounterparty } from '../counterparty.row.ts';
import { counterparty, counterpartyLifecycle } from '../counterparty.ts';
import { openForChange } from '../reach.ts';
import { writeStatus } from '../write-status.ts';

export const unblockCounterparty = command({
  name: 'counterparties.unblock-counterparty',
  summary: words('Unblock a counterparty', 'Разблокировать контрагента'),
  permission: 'counterparties.update',
  scope: ['counterparties.write', 'suppliers.write'],
  input: object({
    id: id(),
    reason: Type.Optional(text(500, 'Why')),
    comment: Type.Optional(longText(5_000, 'Comment')),
  }),
  output: counterparty.view,

  async run(ctx, { id, ...said }) {
    const before = await openForChange(ctx, 'write', id);
    if (before.status === 'active') {
      ctx.nothingChanged();
      return showCounterparty(ctx.actor, before);
    }
    const status = counterpartyLifecycle.next('unblock', before.status);
    const after = await writeStatus(ctx, id, { status, block_reason: null, blocked_until: null, archived_at: null });
    const moved = { from: before.status, to: status };
    ctx.record(counterparty.changed('status_changed', before, after, { status: moved, ...said }));
    return showCounterparty(ctx.actor, after);
  },
});
