import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { counterparties, counterparty } from '../counterparty.ts';
import { noBlock, openForChange } from '../reach.ts';
import { refuseTakenInn } from '../taken-inn.ts';

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
    if (before.status !== 'archived') return unchanged(ctx, counterparties.show(ctx.actor, before));
    await refuseTakenInn(ctx, before);
    return counterparties.show(ctx.actor, await counterparties.restore(ctx, before, noBlock));
  },
});
