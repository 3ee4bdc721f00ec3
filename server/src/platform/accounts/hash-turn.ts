import { Refusal, words } from '../../kernel/errors.ts';

const MAX_AT_ONCE = 2;
const MAX_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

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
export async function hashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_AT_ONCE) running++;
  else {
    if (waiting.length >= MAX_WAITING) throw new HashQueueFull();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}
