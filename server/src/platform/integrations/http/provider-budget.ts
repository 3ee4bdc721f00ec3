import { setTimeout as pause } from 'node:timers/promises';
import { type Manifest, ProviderError } from '../../../kernel/connector.ts';
import { words } from '../../../kernel/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Connection } from '../open-connection.ts';

/**
 * Keeps to what the provider allows one credential, in all processes together: tokens are taken from the buckets of the database.
 * A provider's wish to be left alone empties the bucket for everyone.
 */
export function createBudget(
  services: Services,
  { slug, limit }: Manifest,
  connection: Connection,
  { longestWaitMs, signal }: { longestWaitMs: number; signal: AbortSignal },
) {
  const credential = services.digest('provider', [slug, ...connection.secrets].join('\n')).toString('base64url');
  const bucket = `provider|${slug}|${credential}`;

  async function admit() {
    if (!limit) return;
    const rate = limit.requests / limit.perSeconds;
    const deadline = Date.now() + longestWaitMs;
    for (;;) {
      const { granted, remaining } = await services.takeTokens(bucket, rate, limit.requests, 1);
      if (granted >= 1) return;
      const waitMs = Math.ceil(((1 - remaining) / rate) * 1_000);
      if (Date.now() + waitMs > deadline) throw limited(waitMs);
      await pause(waitMs, undefined, { signal });
    }
  }

  async function rest(ms: number) {
    if (!limit) return;
    // A bucket with a debt of tokens gives none until the time is over.
    await services
      .takeTokens(bucket, limit.requests / limit.perSeconds, limit.requests, limit.requests)
      .catch(() => {});
    if (ms <= longestWaitMs) await pause(ms, undefined, { signal });
  }

  return { admit, rest };
}

const limited = (retryAfterMs: number) =>
  new ProviderError(
    'rate_limited',
    words('The provider allows no more calls right now.', 'Провайдер сейчас не допускает новых запросов.'),
    { retryAfterMs },
  );
