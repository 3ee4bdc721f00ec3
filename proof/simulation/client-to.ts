import type { OutboundClient } from '../../server/src/platform/outbound/create-outbound-client.ts';
import type { Outcome } from '../../server/src/platform/outbound/outcome.ts';
import type { Judge } from './judge.ts';
import type { Faults } from './network.ts';
import type { Process, World } from './world.ts';

/** How a receiver answers once the faults have stopped; until then it does everything. */
export type Temper = 'healthy' | 'dead' | 'gone';

const timings = { dnsMs: null, connectMs: null, tlsMs: null, ttfbMs: null, durationMs: 1 };
const limitMs = 15_000;

interface Parts {
  world: World;
  judge: Judge;
  faults(): Faults;
  areOver(): boolean;
  tempers: ReadonlyMap<string, Temper>;
}

/** The way to the receivers: what is sent may be lost, late, doubled, or taken and not acknowledged. */
export function clientTo({ world, judge, faults, areOver, tempers }: Parts) {
  const { random } = world;
  return (process: Process, lease: { holder(): string | undefined }): OutboundClient => {
    const send = ({ url, headers }: { url: string; headers: Readonly<Record<string, string>> }) =>
      new Promise<Outcome>((resolve) => {
        const subscriptionId = url.slice('https://'.length, -'.example/'.length);
        const deliveryId = headers['X-Service-Delivery-Id'] as string;
        judge.begins({ process, holder: lease.holder(), subscriptionId, deliveryId });
        let isOver = false;
        const end = (ms: number, outcome: Outcome) =>
          world.after(ms, process, () => {
            if (isOver) return;
            isOver = true;
            limit.isOff = true;
            judge.ends(process, subscriptionId);
            resolve(outcome);
          });
        const limit = end(limitMs, failure('timeout'));
        if (world.fails(faults().dropped)) return;
        const isDoubled = world.fails(faults().doubled);
        for (const _ of isDoubled ? [1, 2] : [1])
          world.after(random.between(1, areOver() ? 60 : 600), null, () => {
            const outcome = answer(subscriptionId);
            if (outcome.kind === 'answer' && outcome.status < 300) judge.accepted(deliveryId);
            if (world.fails(faults().cut)) end(random.between(1, 2_000), failure('reset'));
            else end(random.between(1, areOver() ? 60 : 4_000), outcome);
          });
      });
    return { send, close() {} } as never;
  };

  function answer(subscriptionId: string): Outcome {
    const temper = tempers.get(subscriptionId) as Temper;
    if (areOver() && temper === 'healthy') return answered(200);
    if (temper === 'dead' || areOver()) return answered(temper === 'gone' ? 410 : random.pick([500, 502, 408]));
    const chance = random.next();
    if (chance < 0.62) return answered(200);
    if (chance < 0.8) return answered(random.pick([500, 503, 408, 502]));
    const seconds = Math.floor(random.chance(0.7) ? random.between(0, 30) : random.between(0, 3_600));
    if (chance < 0.95) return answered(random.pick([429, 503]), { 'retry-after': String(seconds) });
    if (chance < 0.97) return answered(400);
    if (chance < 0.98) return answered(500, { 'webhook-delivery': 'disable' });
    return failure('dns');
  }
}

const answered = (status: number, fields: Readonly<Record<string, string>> = {}): Outcome => ({
  ...{
    kind: 'answer',
    status,
    fields,
    headers: '',
    body: '',
    bytes: Buffer.alloc(0),
    truncated: false,
    tooLong: false,
  },
  ...{ remoteIp: null, timings },
});

const failure = (errorCode: 'timeout' | 'reset' | 'dns'): Outcome => ({
  ...{ kind: 'failure', errorCode, message: errorCode, remoteIp: null, timings },
});
