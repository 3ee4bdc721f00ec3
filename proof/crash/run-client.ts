import type { Journal, Write } from './journal.ts';
import { type Submitting, submitWrite } from './submit-write.ts';

interface ClientParts extends Submitting {
  number: number;
  journal: Journal;
  stopped(): boolean;
}

/** An integrator as we ask them to be: every write carries its key, and is repeated until it is answered. */
export async function runClient(parts: ClientParts): Promise<void> {
  for (let number = 1; !parts.stopped(); number += 1) {
    const mark = `c${parts.number}-${number}`;
    const made = await submit(parts, {
      kind: 'create',
      key: mark,
      name: `Item ${mark}`,
      externalId: mark,
      answers: [],
      sends: 0,
      failures: [],
    });
    const [answer] = made.answers;
    if (!answer) continue;
    const itemId = (JSON.parse(answer.body) as { id: string }).id;
    for (let change = 1; change <= 2 && parts.random.chance(0.4) && !parts.stopped(); change += 1) {
      const key = `${mark}-u${change}`;
      const update = {
        kind: 'update',
        key,
        name: `Item ${mark} changed ${change}`,
        externalId: mark,
        itemId,
        sends: 0,
      } as const;
      await submit(parts, { ...update, answers: [], failures: [] });
    }
  }
}

/** Now and then asks once more after the answer, as a client that lost its own note does. */
function submit(parts: ClientParts, write: Write): Promise<Write> {
  parts.journal.push(write);
  return submitWrite(parts, write, parts.random.chance(0.15) ? 2 : 1);
}
