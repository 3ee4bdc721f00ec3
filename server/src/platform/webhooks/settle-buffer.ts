import type { Result } from './attempt-result.ts';

interface Parts {
  write(tenantId: string, results: readonly Result[]): Promise<void>;
  /** The wait between tries while the database is away, ms; past the lease nothing is written any more. */
  retryMs: number;
  tries: number;
}

/** Gathers results while the last ones are being written: the busier it is, the more one transaction carries. */
export function createSettleBuffer({ write, retryMs, tries }: Parts) {
  const waiting = new Map<string, Result[]>();
  const writing = new Map<string, Promise<void>>();

  async function drain(tenantId: string) {
    for (let batch = waiting.get(tenantId); batch; batch = waiting.get(tenantId)) {
      waiting.delete(tenantId);
      await writeSurely(tenantId, batch);
    }
    writing.delete(tenantId);
  }

  async function writeSurely(tenantId: string, batch: readonly Result[]) {
    for (let left = tries; left > 0; left -= 1) {
      try {
        return await write(tenantId, batch);
      } catch {
        // The leases lapse in the end and the deliveries are sent again: at least once, never lost.
        await new Promise((resolve) => setTimeout(resolve, retryMs));
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
    async settled() {
      while (writing.size > 0) await Promise.all(writing.values());
    },
  };
}
