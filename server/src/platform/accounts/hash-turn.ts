import { Refusal, words } from '../../kernel/problems/errors.ts';
import { turns } from '../../kernel/turns.ts';

/** Thrown instead of queueing more password hashes than can be worked off soon. */
export class HashQueueFull extends Refusal {
  constructor() {
    super(
      'overloaded',
      words(
        'Too many passwords are being checked. Try again in a few seconds.',
        'Сейчас проверяется слишком много паролей. Повторите через несколько секунд.',
      ),
      { headers: { 'Retry-After': '2' } },
    );
  }
}

/** Runs a password hash when it is its turn: two at once, so that they never hold every core, and fifty in line. */
export const hashTurn = turns({ atOnce: 2, mostWaiting: 50, full: () => new HashQueueFull() });
