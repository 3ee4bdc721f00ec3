import { type Finding, finding } from '../finding.ts';
import { isWaiting, standsBefore } from './claim-step.ts';
import type { Database } from './database.ts';
import type { Delivery, Subscription } from './rows.ts';
import type { Process, World } from './world.ts';

/** The promise of the schedule, written down once more: seconds before each next attempt. */
const waits = [5, 30, 120, 600, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
const hour = 3_600_000;
const mostOpen = 8;

export const invariants = {
  ends: 'S1 every delivery ends',
  holds: 'S2 a send begins only for what its worker holds',
  order: 'S3 an event of a record is sent after those before it',
  truth: 'S4 what is written as delivered was accepted',
  early: 'S5 no attempt comes before its time',
  attempts: 'S6 no more than twelve attempts are counted',
  off: 'S7 a receiver is switched off and warned of exactly by the rule',
  tokens: 'S8 a bucket gives no more than its rate and burst, and gives again',
  keys: 'S9 a key has one effect and one answer',
  jobs: 'S10 a job is done once, or given up after its last attempt',
  pace: 'S11 no more than eight at once and no more a second than asked for',
  once: 'S13 a write is carried out at its provider once',
  written: 'S14 a write comes to an end, and what is said of it is true',
} as const;

export type Broken = Record<keyof typeof invariants, string[]>;

export const nothingBroken = (): Broken =>
  Object.fromEntries(Object.keys(invariants).map((name) => [name, []])) as never;

export const findingsOf = (broken: Broken): Finding[] =>
  Object.entries(invariants).map(([name, invariant]) => finding(invariant, broken[name as keyof Broken]));

/** Watches one world: what its workers begin, what receivers accept, and the rows that come of it. */
export function createJudge(world: World, { rows }: Database, broken: Broken, seed: number) {
  const accepted = new Set<string>();
  const notBefore = new Map<string, number>();
  const open = new Map<string, number>();
  const sending = new Map<Process, number>();
  const begun = new Map<string, number[]>();
  const jobsDone = new Map<string, number>();
  let sends = 0;
  let lastAct = world.now;

  const say = (what: keyof Broken, text: string) => void broken[what].push(`seed ${seed}: ${text}`);
  const act = () => {
    lastAct = world.now;
  };

  return {
    say,
    act,
    sends: () => sends,
    isBusy: (process: Process) => (sending.get(process) ?? 0) > 0,
    isSending: () => sending.entries().some(([{ alive }, count]) => alive && count > 0),
    lastAct: () => lastAct,
    accepted: (deliveryId: string) => void accepted.add(deliveryId),
    jobDone: (id: string) => void jobsDone.set(id, (jobsDone.get(id) ?? 0) + 1),
    begins(sent: { process: Process; holder: string | undefined; subscriptionId: string; deliveryId: string }) {
      const { process, holder, subscriptionId, deliveryId } = sent;
      act();
      sends += 1;
      const one = rows.deliveries.get(deliveryId) as Delivery;
      const subscription = rows.subscriptions.get(subscriptionId) as Subscription;
      if (one.status !== 'in_flight' || one.holder !== holder) say('holds', `${deliveryId} is ${one.status}`);
      const before =
        subscription.ordering === 'entity' &&
        rows.deliveries
          .values()
          .find((other) => other.subscriptionId === subscriptionId && standsBefore(other, one, subscription));
      if (before) say('order', `${deliveryId} before ${before.id}`);
      if (world.now < (notBefore.get(deliveryId) ?? 0)) say('early', `${deliveryId}`);
      const place = `${process.name} ${subscriptionId}`;
      sending.set(process, (sending.get(process) ?? 0) + 1);
      open.set(place, (open.get(place) ?? 0) + 1);
      if ((open.get(place) as number) > mostOpen) say('pace', `${open.get(place)} at once`);
      const times = [...(begun.get(place) ?? []), world.now].slice(-1 - (subscription.rate ?? 0));
      begun.set(place, times);
      const [first = 0] = times;
      if (subscription.rate !== null && times.length > subscription.rate && world.now - first < 999)
        say('pace', `${times.length} sends within ${world.now - first} ms`);
    },
    ends(process: Process, subscriptionId: string) {
      act();
      const place = `${process.name} ${subscriptionId}`;
      sending.set(process, (sending.get(process) ?? 1) - 1);
      open.set(place, (open.get(place) ?? 1) - 1);
    },
    settled(deliveryIds: readonly string[]) {
      act();
      for (const id of deliveryIds) {
        const { status, step } = rows.deliveries.get(id) as Delivery;
        if (step > waits.length + 1) say('attempts', `${id}: ${step}`);
        if (status === 'delivered' && !accepted.has(id)) say('truth', id);
        if (status === 'pending') notBefore.set(id, world.now + (waits[step - 1] as number) * 1_000);
        else notBefore.delete(id);
      }
    },
    recovered: () => notBefore.clear(),
    /** The rule of the watch, written down once more, against what it did. */
    watched(before: readonly Subscription[]) {
      for (const { id, status, failingSince, lastFailedAt, failedAttempts, warnedHours } of before) {
        if (failingSince === null || status === 'disabled') continue;
        const silent = (world.now - failingSince) / hour;
        const spread = ((lastFailedAt as number) - failingSince) / hour;
        const isOff = silent >= 120 && failedAttempts >= 20 && spread >= 12;
        const warned = Math.max(warnedHours, silent >= 72 ? 72 : silent >= 24 ? 24 : silent >= 6 ? 6 : 0);
        const after = rows.subscriptions.get(id) as Subscription;
        if ((after.status === 'disabled') !== isOff) say('off', `${id}: ${silent} h, ${failedAttempts} failures`);
        if (!isOff && after.warnedHours !== warned) say('off', `${id}: warned ${after.warnedHours} for ${warned}`);
      }
    },
    over() {
      for (const one of rows.deliveries.values())
        if (isWaiting(one)) say('ends', `${one.id} is ${one.status} since attempt ${one.attemptCount}`);
      for (const { id, finishedAt, failed, attempts } of rows.jobs.values()) {
        const times = jobsDone.get(id) ?? 0;
        const isRight = finishedAt !== null && (failed ? times === 0 && attempts >= 12 : times === 1);
        if (!isRight) say('jobs', `${id} was done ${times} times, after ${attempts} attempts`);
      }
    },
  };
}

export type Judge = ReturnType<typeof createJudge>;
