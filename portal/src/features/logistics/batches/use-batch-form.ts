import { api, ask } from '../../../shared/api/client.ts';
import { useRecordForm } from '../use-record-form.ts';
import { batchBodyOf, batchValuesOf } from './batch-values.ts';
import type { Batch } from './queries.ts';

export function useBatchForm(batch: Batch | undefined, onClose: () => void) {
  return useRecordForm({
    list: 'batches',
    record: batch,
    initial: batchValuesOf(batch),
    bodyOf: (values) => batchBodyOf(values, !batch),
    create: (body) => ask(api.POST('/api/v1/logistics/batches', { body })),
    change: (batchId, body) =>
      ask(api.PATCH('/api/v1/logistics/batches/{batchId}', { params: { path: { batchId } }, body })),
    nameOf: ({ number }) => number,
    onClose,
  });
}

export type BatchFormState = ReturnType<typeof useBatchForm>['form'];
