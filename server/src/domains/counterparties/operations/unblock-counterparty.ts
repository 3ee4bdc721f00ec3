import Type from 'typebox';
import { id, longText, object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { counterparties, counterparty } from '../counterparty.ts';
import { noBlock, openForChange } from '../reach.ts';

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
    if (before.status === 'active') return unchanged(ctx, counterparties.show(ctx.actor, before));
    return counterparties.show(ctx.actor, await counterparties.move(ctx, before, 'unblock', noBlock, { tell: said }));
  },
});
