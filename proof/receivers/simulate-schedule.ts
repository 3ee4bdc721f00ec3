import { nextAttempt } from '../../server/src/platform/webhooks/sending/retry-schedule.ts';
import { type Seeded, seeded } from '../seeded.ts';

const [second, hour] = [1_000, 3_600_000];

/** The promise, written down once more: the waits after each attempt, and what may be added to each. */
const promised = [5, 30, 120, 600, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map((step) => step * second);
const added = (step: number) => Math.min(Math.max(step / 5, second), 900 * second);
const longestHint = 24 * hour;
const faults = ['dns', 'connect', 'tls', 'timeout', 'reset', 'body_error'];

export interface Simulated {
  deliveries: number;
  attempts: number;
  hinted: number;
  shortestHours: number;
  longestHours: number;
  outside: string[];
  shortened: string[];
  totals: string[];
  counts: string[];
}

// Deliveries that always fail, from the first attempt to the last, by a clock that is moved by hand.
const { seed, deliveries } = JSON.parse(process.env.PROOF_SCHEDULE as string);
const random = seeded(seed);
const told: Simulated = {
  ...{ deliveries, attempts: 0, hinted: 0, shortestHours: Number.POSITIVE_INFINITY, longestHours: 0 },
  ...{ outside: [], shortened: [], totals: [], counts: [] },
};
for (let delivery = 0; delivery < deliveries; delivery += 1) live(random.chance(0.5));
process.stdout.write(`TOLD ${JSON.stringify(told)}\n`);

function live(withHints: boolean) {
  const start = Math.floor(Date.UTC(2026, 0, 1) + random.between(0, 365 * 24 * hour));
  let now = start;
  let attempts = 0;
  for (let ended = false; !ended && attempts < 50; ) {
    attempts += 1;
    const { outcome, hint } = failure(withHints, now, random);
    const next = nextAttempt({ attempt: attempts, outcome, now: new Date(now), random: random.next });
    if (!('at' in next)) ended = true;
    else {
      judge(attempts, next.at.getTime() - now, hint);
      now = next.at.getTime();
    }
  }
  told.attempts += attempts;
  if (attempts !== promised.length + 1) told.counts.push(`${attempts} attempts`);
  if (withHints) return;
  const hours = (now - start) / hour;
  told.shortestHours = Math.min(told.shortestHours, hours);
  told.longestHours = Math.max(told.longestHours, hours);
  if (!(hours >= 75.7 && hours <= 77.4)) told.totals.push(`${hours} hours`);
}

function judge(attempt: number, wait: number, hint: number) {
  const step = promised[attempt - 1] ?? 0;
  const least = Math.max(step, Math.min(hint, longestHint));
  if (hint > 0) told.hinted += 1;
  if (wait < Math.floor(least))
    (hint > 0 ? told.shortened : told.outside).push(`attempt ${attempt}: ${wait} ms, hint ${hint}`);
  else if (wait > Math.ceil(least + added(step))) told.outside.push(`attempt ${attempt}: ${wait} ms, hint ${hint}`);
}

/** A failure of any kind that is retried, and the milliseconds that it asks for and may ask for. */
function failure(withHints: boolean, now: number, { pick, chance, between }: Seeded) {
  if (!withHints || chance(0.3)) {
    if (chance(0.4)) return { outcome: { kind: 'failure', errorCode: pick(faults) } as const, hint: 0 };
    return {
      outcome: { kind: 'answer', status: pick([408, 429, 500, 502, 503, 504, 599]), fields: {} } as const,
      hint: 0,
    };
  }
  const seconds = Math.floor(chance(0.5) ? between(0, 600) : 10 ** between(0, 12));
  const status = pick([429, 503, 500]);
  const [text, wait] = pick<() => [text: string, wait: number]>([
    () => [String(seconds), seconds * second],
    () => {
      const at = Math.floor((now + Math.min(seconds, 1e8) * second) / second) * second;
      return [new Date(at).toUTCString(), Math.max(0, at - now)];
    },
    () => [new Date(now - seconds).toUTCString(), 0],
    () => [`-${seconds + 1}`, 0],
    () => [pick(['soon', '', '1e3', '5s', 'NaN', '١٢٠', '0x10', '5.5']), 0],
  ])();
  const heard = status === 500 ? 0 : wait;
  return { outcome: { kind: 'answer', status, fields: { 'retry-after': text } } as const, hint: heard };
}
