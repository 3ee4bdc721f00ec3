import type { Directory } from '../../kernel/access/entrance.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type PolicyName, policies } from './policies.ts';

interface Lease {
  tokens: number;
  /** Tokens the bucket still held when this lease was taken; of the last one perhaps a part. */
  left: number;
  renewing?: Promise<void> | undefined;
}

interface Take {
  allowed: boolean;
  remaining: number;
  /** Seconds until a token is there again. */
  resetSeconds: number;
}

const mostBuckets = 50_000;

/**
 * Token buckets kept in PostgreSQL, so that every process counts together. A process leases a second's worth
 * at a time and spends it in memory: a request writes nothing of its own.
 */
export function createRateLimiter(directory: Directory, enabled: boolean) {
  const leases = new Map<string, Lease>();

  async function renew(bucket: string, rate: number, burst: number) {
    const wanted = Math.min(burst, Math.max(1, Math.ceil(rate)));
    const taken = await directory.first<{ granted: number; remaining: number }>(
      sql`select * from take_tokens(${bucket}, ${rate}, ${burst}, ${wanted})`,
    );
    if (leases.size >= mostBuckets) leases.clear();
    leases.set(bucket, {
      tokens: taken?.granted ?? 0,
      left: taken?.remaining ?? 0,
    });
  }

  return {
    enabled,
    /** Whether a token is there, without taking it. */
    async look(name: PolicyName, of: string): Promise<Take> {
      const { rate, burst } = scaled(name, 1);
      const held = await directory.first<{ remaining: number }>(
        sql`select * from take_tokens(${`${name}|${of}`}, ${rate}, ${burst}, 0)`,
      );
      const left = held?.remaining ?? 0;
      return { allowed: left >= 1, remaining: Math.floor(Math.max(0, left)), resetSeconds: waitFor(left, rate) };
    },
    async take(name: PolicyName, of: string, factor = 1): Promise<Take> {
      const { rate, burst } = scaled(name, factor);
      const bucket = `${name}|${of}`;
      for (let look = 0; look < 2; look += 1) {
        const lease = leases.get(bucket);
        if (lease && lease.tokens >= 1) {
          return spend(lease);
        }
        await (lease?.renewing ?? shareRenewal(lease, renew(bucket, rate, burst)));
      }
      const lease = leases.get(bucket);
      if (lease && lease.tokens >= 1) return spend(lease);
      return { allowed: false, remaining: 0, resetSeconds: waitFor(lease?.left ?? 0, rate) };
    },
    /** Returns a token whose request came to nothing. */
    async giveBack(name: PolicyName, of: string, factor = 1): Promise<void> {
      const { burst } = scaled(name, factor);
      await directory.first(sql`select * from release_tokens(${`${name}|${of}`}, ${burst}, 1)`);
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

function spend(lease: Lease): Take {
  lease.tokens -= 1;
  return { allowed: true, remaining: lease.tokens + Math.floor(lease.left), resetSeconds: 1 };
}

/** Seconds until a bucket that holds so much has a whole token. */
const waitFor = (left: number, rate: number) => Math.max(1, Math.ceil((1 - left) / rate));

export const scaled = (name: PolicyName, factor: number) => ({
  rate: policies[name].rate * factor,
  burst: Math.ceil(policies[name].burst * factor),
});

/** Requests that find a spent lease wait for one renewal together. One that failed is not remembered: the next request tries anew. */
function shareRenewal(lease: Lease | undefined, renewal: Promise<void>): Promise<void> {
  if (!lease) return renewal;
  lease.renewing = renewal;
  renewal.catch(() => {
    lease.renewing = undefined;
  });
  return renewal;
}
