import type { Manifest } from '../../../kernel/integrations/manifest.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { turns } from '../../../kernel/turns.ts';
import type { Connection } from '../open-connection.ts';

type Pause = (ms: number) => Promise<unknown>;

/** What a provider allows one credential. */
export interface Budget {
  /** Waits for leave to call; throws `rate_limited` when that would take too long. */
  admit(): Promise<void>;
  /** Runs a call beside no more others of this process than the provider bears. */
  turn<T>(work: () => Promise<T>): Promise<T>;
  /** Stops all calls for so long. */
  rest(ms: number): Promise<void>;
}

/**
 * Kept by all processes together: leave is taken from a bucket of the database, and a provider's wish to be left alone puts it in
 * debt. What may come at once and what flows in meanwhile are together never more than the provider allows in its time. Work in the
 * background takes leave of its own share first, where the manifest sets one.
 */
export function createProviderBudget(
  services: Pick<Services, 'digest' | 'takeTokens' | 'restBucket'>,
  { slug, limit }: Pick<Manifest, 'slug' | 'limit'>,
  connection: Pick<Connection, 'secrets'>,
  { interactive, longestWaitMs, pause }: { interactive: boolean; longestWaitMs: number; pause: Pause },
): Budget {
  if (!limit) return { admit: async () => {}, turn: (work) => work(), rest: async () => {} };
  const credential = services.digest('provider', [slug, ...connection.secrets].join('\n')).toString('base64url');
  const bucket = `provider|${slug}|${limit.perAddress ? 'all' : credential}`;
  const whole = flowOf(limit.requests, limit.perSeconds);
  const share = interactive || limit.background === undefined ? null : flowOf(limit.background, limit.perSeconds);

  async function admit() {
    const waited = share === null ? 0 : await leave(`${bucket}|background`, share, 0);
    await leave(bucket, whole, waited);
  }

  /** Milliseconds waited in all. */
  async function leave(from: string, { rate, burst }: Flow, before: number): Promise<number> {
    for (let waited = before; ; ) {
      const { granted, remaining } = await services.takeTokens(from, rate, burst, 1);
      if (granted >= 1) return waited;
      const waitMs = Math.ceil(((1 - remaining) / rate) * 1_000);
      waited += waitMs;
      if (waited > longestWaitMs) throw limited(waitMs);
      await pause(waitMs);
    }
  }

  return {
    admit,
    turn: turnOf(bucket, limit.atOnce),
    rest: (ms) => services.restBucket(bucket, whole.rate, ms / 1_000),
  };
}

interface Flow {
  /** Calls each second. */
  rate: number;
  /** Calls that may come at once. */
  burst: number;
}

function flowOf(requests: number, perSeconds: number): Flow {
  const burst = Math.max(1, Math.floor(requests / 10));
  return { burst, rate: Math.max(1, requests - burst) / perSeconds };
}

const mostRemembered = 10_000;
const lines = new Map<string, ReturnType<typeof turns>>();

function turnOf(bucket: string, atOnce: number) {
  const line = lines.get(bucket) ?? turns({ atOnce });
  if (lines.size >= mostRemembered) lines.clear();
  lines.set(bucket, line);
  return line;
}

const limited = (retryAfterMs: number) =>
  new ProviderError(
    'rate_limited',
    words('The provider allows no more calls right now.', 'Провайдер сейчас не допускает новых запросов.'),
    { retryAfterMs },
  );
