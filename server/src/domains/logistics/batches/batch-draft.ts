import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { DeliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import type { BatchInput } from './delivery-batch.input.ts';

/** A batch that somebody wants: a new one, or one that is there with its changes. */
export interface BatchDraft {
  id: string;
  before: DeliveryBatch | null;
  input: BatchInput;
  /** Where it stands in the body: empty for a body that is one batch. */
  at: string;
}

/** The same as it will stand. */
export interface SettledBatch {
  draft: BatchDraft;
  values: Partial<DeliveryBatch>;
  items: DeliveryBatchItem[];
}
