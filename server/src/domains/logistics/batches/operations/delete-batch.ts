import type { DeliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { deleteOrArchive } from '../../delete-or-archive.ts';
import { gone } from '../../gone.ts';
import { logisticsDeleting } from '../../logistics-rights.ts';
import { deliveryBatch, deliveryBatches } from '../delivery-batch.ts';
import { openBatch } from '../open-batch.ts';

const asArchived = { fact: 'deleted', tell: { reason: 'archived' } } as const;

const store = {
  ...{ entity: deliveryBatch, open: openBatch },
  archive: (ctx: WriteContext, before: DeliveryBatch) =>
    deliveryBatches.change(ctx, before, { archivedAt: portalNow().toISOString() }, asArchived),
};

export const deleteBatch = command({
  name: 'logistics.delete-batch',
  summary: words('Delete a delivery batch', 'Удалить партию доставки'),
  description:
    'A planned or a cancelled batch that no document, receipt or further batch names is deleted, and any other is archived. A planned one in the ' +
    'archive no longer counts as carried. What is being loaded or under way is cancelled or returned first (`batch_on_the_way`). Archiving again ' +
    'changes nothing.',
  ...logisticsDeleting,
  refuses: ['conflict', 'precondition_failed'],
  input: object({ id: id() }),
  output: gone,

  async run(ctx, { id }) {
    const { status } = await openBatch(ctx, id);
    if (status === 'loading' || status === 'in_transit') throw onTheWay();
    const hasHappened = status !== 'planned' && status !== 'cancelled';
    return deleteOrArchive(ctx, id, { store, filesOf: 'deliveryBatch', isNamed: async () => hasHappened });
  },
});

const onTheWay = () =>
  conflict(
    'batch_on_the_way',
    words('Cancel or return the batch first.', 'Сначала отмените партию или отметьте её возврат.'),
  );
