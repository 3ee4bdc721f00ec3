import { seeded } from '../seeded.ts';
import type { Broken } from './judge.ts';
import { liveDeliveries } from './live-deliveries.ts';
import { liveKeys } from './live-keys.ts';
import { liveOutbox } from './live-outbox.ts';
import { liveTokens } from './live-tokens.ts';
import { sizeOf } from './size.ts';

/** One world of a seed: its deliveries and jobs, its limiter, its calls with keys and its outbox, which know nothing of each other. */
export async function live(seed: number, broken: Broken, keep: boolean) {
  const random = seeded(seed);
  const size = sizeOf(random.fork('size'));
  const life = { seed, size, broken, keep };
  const deliveries = await liveDeliveries({ ...life, random });
  const tokens = await liveTokens({ ...life, random: random.fork('tokens') });
  const keys = await liveKeys({ ...life, random: random.fork('keys') });
  const outbox = await liveOutbox({ ...life, random: random.fork('outbox') });
  const worlds = [deliveries.world, tokens.world, keys.world, outbox.world];
  return {
    isLarge: size.isLarge,
    sends: deliveries.sends + outbox.sends,
    events: worlds.reduce((sum, { count }) => sum + count, 0),
    faults: worlds.reduce((sum, { faults }) => sum + faults, 0),
    /** The same seed leads to the same. */
    mark: worlds.map((world) => `${world.now} ${world.count} ${world.random.next()}`).join(),
    kept: { seed, deliveries: deliveries.kept, tokens: tokens.kept, keys: keys.kept },
  };
}
