import { job } from '../../kernel/job.ts';
import { releaseExpired } from './operations/release-expired.ts';

/** Waits for the end of a reservation, and is enqueued with it. */
export const releaseWhenExpired = job({
  name: 'stock-reservations.release-expired',
  payload: releaseExpired.input,
  command: releaseExpired,
});
