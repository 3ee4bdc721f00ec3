import { Refused } from '../../public-kit/call.ts';
import type { Delivery, KeptPress, Press } from '../types.ts';
import type { Keeper } from './keeper.ts';

/** A press that the server has refused for good. */
export interface RefusedPress {
  press: Press;
  problem: Refused;
}

export interface OutboxState {
  waiting: readonly KeptPress[];
  isSending: boolean;
  /** Why the first of those that wait was not taken the last time. */
  held: Refused | undefined;
  refused: readonly RefusedPress[];
}

interface OutboxParts {
  link: string;
  keeper: Keeper;
  send(kept: KeptPress): Promise<Delivery>;
  onTaken(delivery: Delivery): void;
  /** What was refused says that the page shows what is no longer so. */
  onRefused(): void;
  onState(state: OutboxState): void;
  later(act: () => void, ms: number): void;
}

const retryMs = 10_000;

/**
 * What the driver notes is kept on the device before it is sent, and goes one after the other: pictures last, so that a heavy one holds up
 * nothing. A broken line is tried again; what the server refuses is told and not sent again.
 */
export function makeOutbox({ link, keeper, send, onTaken, onRefused, onState, later }: OutboxParts) {
  let state: OutboxState = { waiting: [], isSending: false, held: undefined, refused: [] };
  const set = (next: Partial<OutboxState>) => {
    state = { ...state, ...next };
    onState(state);
  };

  async function start() {
    const kept = await keeper.all(link);
    set({ waiting: [...kept, ...state.waiting.filter(({ key }) => !kept.some((one) => one.key === key))] });
    await flush();
  }

  async function note(press: Press): Promise<void> {
    if (state.waiting.some((kept) => isSame(kept.press, press))) return;
    const kept = { key: crypto.randomUUID(), link, at: new Date().toISOString(), press };
    set({ waiting: [...state.waiting, kept], refused: state.refused.filter((one) => !isSame(one.press, press)) });
    await keeper.add(kept).catch(() => {});
    await flush();
  }

  async function flush(): Promise<void> {
    if (state.isSending) return;
    set({ isSending: true });
    for (let next = nextOf(state.waiting); next; next = nextOf(state.waiting)) if (!(await sent(next))) break;
    set({ isSending: false });
  }

  /** Whether the next one may be sent. */
  async function sent(kept: KeptPress): Promise<boolean> {
    try {
      onTaken(await send(kept));
      await settle(kept);
      return true;
    } catch (error) {
      const problem = error instanceof Refused ? error : new Refused(0, {});
      if (problem.isPassing) {
        set({ held: problem });
        later(() => void flush(), problem.wait === undefined ? retryMs : problem.wait * 1_000);
        return false;
      }
      await settle(kept, [...state.refused, { press: kept.press, problem }]);
      onRefused();
      return true;
    }
  }

  async function settle({ key }: KeptPress, refused = state.refused) {
    await keeper.remove(key).catch(() => {});
    set({ waiting: state.waiting.filter((one) => one.key !== key), held: undefined, refused });
  }

  return { start, note, flush, forget: () => set({ refused: [] }) };
}

const nextOf = (waiting: readonly KeptPress[]) => waiting.find(({ press }) => press.what !== 'photo') ?? waiting[0];

/** A second press of the same button; pictures are different ones. */
function isSame(one: Press, other: Press): boolean {
  if (one.what === 'photo' || other.what === 'photo' || one.what !== other.what) return false;
  return one.what === 'arrived'
    ? one.stopId === (other as typeof one).stopId
    : one.batchId === (other as typeof one).batchId;
}
