import { job } from '../../kernel/job.ts';
import { unblockExpired } from './operations/unblock-expired.ts';

/** Waits for the end of a block, and is enqueued with it. */
export const unblockWhenExpired = job({
  name: 'counterparties.unblock-expired',
  payload: unblockExpired.input,
  command: unblockExpired,
});
