import type { Manifest } from '../../../kernel/integrations/manifest.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { turns } from '../../../kernel/turns.ts';
import type { Connection } from '../open-connection.ts';

type Pause = (ms: number) => Promise<unknown>;

type Limit = NonNullable<Manifest['limit']>;

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
  const { taken, all } = lanesOf(bucket, limit, interactive);

  async function admit() {
    for (let waited = 0; ; ) {
      let waitMs = Number.POSITIVE_INFINITY;
      for (const { name, rate, burst } of taken) {
        const { granted, remaining } = await services.takeTokens(name, rate, burst, 1);
        if (granted >= 1) return;
        waitMs = Math.min(waitMs, Math.ceil(((1 - remaining) / rate) * 1_000));
      }
      waited += waitMs;
      if (waited > longestWaitMs) throw limited(waitMs);
      await pause(waitMs);
    }
  }

  return {
    admit,
    turn: turnOf(bucket, limit.atOnce),
    async rest(ms) {
      for (const { name, rate } of all) await services.restBucket(name, rate, ms / 1_000);
    },
  };
}

interface Lane {
  name: string;
  /** Calls each second. */
  rate: number;
  /** Calls that may come at once. */
  burst: number;
}

/**
 * One bucket for all, or one for work in the background and one for people: these take from either, so a sweep always leaves them
 * their share, which may come at once as a person clicks.
 */
function lanesOf(bucket: string, { requests, perSeconds, background }: Limit, interactive: boolean) {
  const lane = (name: string, share: number, burst: number): Lane => ({
    ...{ name, burst: Math.max(1, burst) },
    rate: Math.max(1, share - Math.max(1, burst)) / perSeconds,
  });
  const evenly = (name: string, share: number) => lane(name, share, Math.floor(share / 10));
  if (background === undefined) {
    const only = [evenly(bucket, requests)];
    return { taken: only, all: only };
  }
  const people = requests - background;
  const all = [
    lane(`${bucket}|people`, people, Math.floor((people * 2) / 3)),
    evenly(`${bucket}|background`, background),
  ];
  return { taken: interactive ? all : all.slice(1), all };
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
