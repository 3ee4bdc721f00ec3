import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { logisticsReading } from '../../logistics-rights.ts';
import { batchCard, readBatchCard } from '../delivery-batch.card.ts';

export const getBatch = query({
  name: 'logistics.get-batch',
  summary: words('Get a delivery batch', 'Получить партию доставки'),
  description: 'With the receipts that name it, and where the caller may move it now.',
  ...logisticsReading,
  input: object({ id: id() }),
  output: batchCard,
  run: (ctx, { id }) => readBatchCard(ctx, id),
});
