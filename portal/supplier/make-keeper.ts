import type { Refused } from '../public-kit/call.ts';
import type { DraftBody } from './types.ts';

export type KeeperState =
  | { name: 'idle' }
  | { name: 'changed' }
  | { name: 'saving' }
  | { name: 'saved'; at: Date }
  /** The line is broken or the server is busy: it is tried again by itself. */
  | { name: 'waiting'; online: boolean }
  /** Another window has saved since. */
  | { name: 'conflict'; draftVersion: number }
  | { name: 'refused'; problem: Refused };

/** A save that was sent, and whose answer has not come. */
export interface UnderWay {
  body: DraftBody;
  key: string;
}

interface KeeperParts {
  draftVersion: number;
  /** A save that the page was left in: it is repeated first. */
  underWay?: UnderWay | undefined;
  onSending(save: UnderWay): void;
  send(body: DraftBody, key: string): Promise<{ draftVersion: number }>;
  onState(state: KeeperState): void;
  /** The server has all that was typed. */
  onKept(): void;
  later?: (act: () => void, milliseconds: number) => unknown;
  never?: (timer: unknown) => void;
  newKey?: () => string;
}

const pause = 1_500;
const delays = [2_000, 5_000, 10_000, 30_000];

/**
 * Keeps a draft on the server as it is typed. One save is under way at a time; one whose answer was lost is repeated as it was, with its
 * key, before anything newer, so that the server never takes it twice nor sees a stranger's change in it.
 */
export function makeKeeper(parts: KeeperParts) {
  const { send, onSending, onState, onKept } = parts;
  const later = parts.later ?? ((act, milliseconds) => setTimeout(act, milliseconds));
  const never = parts.never ?? ((timer) => clearTimeout(timer as ReturnType<typeof setTimeout>));
  const newKey = parts.newKey ?? (() => crypto.randomUUID());
  let { draftVersion } = parts;
  let wanted: DraftBody | undefined;
  let underWay = parts.underWay;
  let busy: Promise<void> | undefined;
  let timer: unknown;
  let failures = 0;
  let stopped = false;

  const schedule = (milliseconds: number) => {
    never(timer);
    timer = later(() => void flush(), milliseconds);
  };

  function flush(): Promise<void> {
    never(timer);
    busy ??= run().finally(() => {
      busy = undefined;
    });
    return busy;
  }

  async function run() {
    while (!stopped && (underWay || wanted)) {
      if (!underWay) {
        underWay = { body: { ...wanted, draftVersion }, key: newKey() };
        wanted = undefined;
        onSending(underWay);
      }
      onState({ name: 'saving' });
      try {
        ({ draftVersion } = await send(underWay.body, underWay.key));
      } catch (error) {
        return failed(error as Refused);
      }
      underWay = undefined;
      failures = 0;
      if (wanted) continue;
      onKept();
      onState({ name: 'saved', at: new Date() });
    }
  }

  function failed(problem: Refused) {
    if (problem.isPassing) {
      onState({ name: 'waiting', online: problem.status !== 0 });
      schedule(problem.wait ? problem.wait * 1_000 : (delays[Math.min(failures, delays.length - 1)] as number));
      failures += 1;
      return;
    }
    wanted ??= underWay?.body;
    underWay = undefined;
    const { rule, draftVersion: theirs } = problem.members;
    if (rule === 'draft_conflict' && typeof theirs === 'number')
      return onState({ name: 'conflict', draftVersion: theirs });
    onState({ name: 'refused', problem });
  }

  return {
    /** Takes what was typed; it is sent after a pause. */
    keep(body: DraftBody) {
      if (stopped) return;
      wanted = body;
      if (busy || underWay) return;
      onState({ name: 'changed' });
      schedule(pause);
    },
    flush,
    /** What was typed here goes over what another window has saved. */
    overwrite(theirs: number) {
      draftVersion = theirs;
      return flush();
    },
    stop() {
      stopped = true;
      never(timer);
    },
  };
}

export type Keeper = ReturnType<typeof makeKeeper>;
