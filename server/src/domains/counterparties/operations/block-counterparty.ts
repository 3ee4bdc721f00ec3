import Type from 'typebox';
import { id, instant, longText, nullable, object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { archived, invalidField, words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { counterparties, counterparty } from '../counterparty.ts';
import { openForChange } from '../reach.ts';
import { unblockWhenExpired } from '../unblock-expired.job.ts';

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
    if (before.status === 'blocked' && before.blockReason === said.reason && before.blockedUntil === until)
      return unchanged(ctx, counterparties.show(ctx.actor, before));
    if (until !== null && until <= portalNow().toISOString()) throw invalidField('/until', 'minimum', past);
    const block = { blockReason: said.reason, blockedUntil: until };
    const after = await counterparties.move(ctx, before, 'block', block, { tell: said });
    if (until !== null) await ctx.enqueue(unblockWhenExpired, { id }, { dueAt: until });
    return counterparties.show(ctx.actor, after);
  },
});

const past = words('must be in the future', 'должен быть в будущем');
