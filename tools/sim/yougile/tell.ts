import type { Scene } from '../kit/simulator.ts';
import type { Subscription, World } from './seed.ts';

/** Who takes part: the company it happens in, and who does it. */
export interface Doer {
  companyId: string;
  userId: string;
}

/** What happened, as a delivery has it. */
export interface Happened {
  event: string;
  payload: Readonly<Record<string, unknown>>;
  prevData?: Readonly<Record<string, unknown>>;
}

/** Brings an event to every subscription that it matches: two to one address bring it twice. */
export function tell(scene: Scene<World>, { companyId, userId }: Doer, { event, payload, prevData }: Happened): void {
  const { state } = scene;
  const body = {
    event,
    [state.eventBody]: payload,
    fromUserId: userId,
    ...(prevData !== undefined && { prevData }),
  };
  for (const one of state.subscriptions)
    if (one.companyId === companyId && !one.disabled && !one.deleted && matches(one.event, event))
      bring(scene, one, body);
}

/** As JavaScript has it: an expression fits anywhere in the name, so that `task-*` is everything of tasks. */
const matches = (wanted: string, event: string) => new RegExp(wanted).test(event);

function bring({ state, clock, courier }: Scene<World>, { id }: Subscription, body: unknown): void {
  const found = state.subscriptions.find((one) => one.id === id);
  if (!found) return;
  courier.send({
    url: found.url,
    body,
    timeoutMs: 10_000,
    after({ status, tookMs }, attempt) {
      const good = status === 200;
      found.failuresSinceLastSuccess = good ? 0 : found.failuresSinceLastSuccess + 1;
      if (good) found.lastSuccess = clock.now();
      if (found.failuresSinceLastSuccess >= state.failuresAllowed) found.disabled = true;
      const again = (!good || tookMs > state.patienceMs) && attempt <= state.repeats && !found.disabled;
      return again ? state.repeatAfterMs : undefined;
    },
  });
}
