import { isAway } from '../../../kernel/problems/is-away.ts';
import type { Result } from './attempt-result.ts';

interface Parts {
  write(tenantId: string, results: readonly Result[]): Promise<void>;
  /** The wait between tries while the database is away, ms; past the lease nothing is written any more. */
  retryMs?: number;
  tries?: number;
  /** Hears why a batch could not be written, once for the batch and again if it is given up; a portal that is being moved is no fault. */
  failed(error: unknown): void;
  /** Called when a batch that was held up is written or given up. */
  resumed(): void;
}

/** The leases lapse in the end and the deliveries are sent again: at least once, never lost. */
const givenUp = (tenantId: string, count: number) =>
  `What came of ${count} deliveries of ${tenantId} was not written; they are sent again`;

/** Gathers results while the last ones are being written: the busier it is, the more one transaction carries. */
export function createSettleBuffer({ write, retryMs = 250, tries = 300, failed, resumed }: Parts) {
  const waiting = new Map<string, Result[]>();
  const writing = new Map<string, Promise<void>>();
  /** Portals whose batch was refused and is being tried again. */
  const heldUp = new Set<string>();

  async function drain(tenantId: string) {
    for (let batch = waiting.get(tenantId); batch; batch = waiting.get(tenantId)) {
      waiting.delete(tenantId);
      await writeSurely(tenantId, batch);
      if (heldUp.delete(tenantId)) resumed();
    }
    writing.delete(tenantId);
  }

  async function writeSurely(tenantId: string, batch: readonly Result[]) {
    for (let tried = 1; tried <= tries; tried += 1) {
      try {
        return await write(tenantId, batch);
      } catch (error) {
        heldUp.add(tenantId);
        if (tried === 1 && !isAway(error)) failed(error);
        if (tried === tries) failed(new Error(givenUp(tenantId, batch.length), { cause: error }));
        else await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  return {
    add(tenantId: string, result: Result) {
      const batch = waiting.get(tenantId);
      if (batch) batch.push(result);
      else waiting.set(tenantId, [result]);
      if (!writing.has(tenantId))
        writing.set(
          tenantId,
          Promise.resolve().then(() => drain(tenantId)),
        );
    },
    isHeldUp: (tenantId: string) => heldUp.has(tenantId),
    async settled() {
      while (writing.size > 0) await Promise.all(writing.values());
    },
  };
}
