import { acknowledged } from '../crash/acknowledged.ts';
import type { Journal, Write } from '../crash/journal.ts';
import { type Submitting, submitWrite } from '../crash/submit-write.ts';
import type { Restored } from './look-at-restored.ts';

/** Integrators who send at once. */
const lanes = 8;

/**
 * After a restore integrators send again what they wrote since a moment, in its order and with its keys: what is there is answered as
 * it was, what was lost is done. Answers how many were sent and how many of them had been lost.
 */
export async function sendAgain(parts: Submitting, journal: Journal, { isThere }: Restored, since: number) {
  const lost = new Set(journal.filter((write) => acknowledged(write) && !isThere(write)));
  const groups = [...Map.groupBy(journal, ({ externalId }) => externalId).values()].filter((writes) =>
    writes.some((write) => !acknowledged(write) || lost.has(write) || (write.answers[0]?.at ?? 0) >= since),
  );
  let sent = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let writes = groups.pop(); writes; writes = groups.pop()) {
        for (const write of writes) {
          sent += 1;
          if (lost.has(write)) write.answers = [];
          if (write.kind === 'update') Object.assign(write, idOf(writes[0]));
          await submitWrite(parts, write, write.answers.length + 1);
        }
      }
    }),
  );
  return { sent, lost: lost.size };
}

/** An item that was lost has another identifier now. */
function idOf(made: Write | undefined) {
  const { id } = JSON.parse(made?.answers[0]?.body ?? '{}') as { id?: string };
  return id === undefined ? {} : { itemId: id };
}
