import { tooManyAtOnce } from './in-flight.ts';
import { type PolicyName, policyOf } from './policies.ts';

/** Counts what runs at the same moment for a portal under the policies that limit it, in this process. */
export function createAtOnce(enabled: boolean) {
  const counts = new Map<string, number>();

  /** Lets one more in or refuses; call what it answers when that one has ended. */
  return function enter(name: PolicyName, tenantId: string, factor = 1): () => void {
    const { atOnce } = policyOf(name);
    if (!enabled || atOnce === undefined) return () => {};
    const place = `${name}|${tenantId}`;
    const running = counts.get(place) ?? 0;
    if (running >= atOnce * factor) throw tooManyAtOnce(name);
    counts.set(place, running + 1);
    return () => {
      const left = (counts.get(place) ?? 1) - 1;
      if (left === 0) counts.delete(place);
      else counts.set(place, left);
    };
  };
}

export type AtOnce = ReturnType<typeof createAtOnce>;
