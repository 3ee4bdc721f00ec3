import Type from 'typebox';
import { id, instant, longText, nullable, object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, invalidField, words } from '../../../kernel/problems/errors.ts';
import { showCounterparty } from '../counterparty.row.ts';
import { counterparty, counterpartyLifecycle } from '../counterparty.ts';
import { openForChange } from '../reach.ts';
import { unblockWhenExpired } from '../unblock-expired.job.ts';
import { writeStatus } from '../write-status.ts';

export const blockCounterparty = command({
  name: 'counterparties.block-counterparty',
  summary: words('Block a counterparty', 'Заблокировать контрагента'),
  permission: 'counterparties.update',
  scope: ['counterparties.write', 'suppliers.write'],
  input: object({
    id: id(),
    reason: text(500, 'Why'),
    comment: Type.Optional(longText(5_000, 'Comment')),
    until: Type.Optional(nullable(instant('Until; without it, until unblocked'))),
  }),
  output: counterparty.view,

  async run(ctx, { id, until = null, ...said }) {
    const before = await openForChange(ctx, 'write', id);
    if (before.archivedAt) throw archived(counterparty.noun);
    if (before.status === 'blocked' && before.blockReason === said.reason && before.blockedUntil === until) {
      ctx.nothingChanged();
      return showCounterparty(ctx.actor, before);
    }
    if (until !== null && until <= new Date().toISOString()) throw invalidField('/until', 'minimum', past);
    const status = counterpartyLifecycle.next('block', before.status);
    const block = { block_reason: said.reason, blocked_until: until };
    const after = await writeStatus(ctx, id, { status, ...block, archived_at: null });
    if (until !== null) await ctx.enqueue(unblockWhenExpired, { id }, { dueAt: until });
    ctx.record(
      before.status === status
        ? counterparty.changed('updated', before, after, said)
        : counterparty.changed('status_changed', before, after, {
            ...said,
            status: { from: before.status, to: status },
          }),
    );
    return showCounterparty(ctx.actor, after);
  },
});

const past = words('must be in the future', 'должен быть в будущем');
