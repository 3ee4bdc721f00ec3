import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { counterparties, counterparty } from '../counterparty.ts';
import { noBlock, openForChange } from '../reach.ts';
import { refuseInUse } from '../refuse-in-use.ts';

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
    if (before.status === 'archived') return unchanged(ctx, counterparties.show(ctx.actor, before));
    await refuseInUse(ctx.db, id);
    return counterparties.show(ctx.actor, await counterparties.archive(ctx, before, noBlock));
  },
});
