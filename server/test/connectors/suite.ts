import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { long } from '../../../scripts/tests/long.ts';
import { type Simulated, type Simulator } from '../../../tools/sim/kit/simulator.ts';
import { startSimulator } from '../../../tools/sim/kit/start-simulator.ts';
import type { Call } from '../../src/kernel/integrations/call.ts';
import type { AnyConnector } from '../../src/kernel/integrations/connector.ts';
import { uuidv7 } from '../../src/kernel/values/uuid.ts';
import { type Called, callConnector } from '../../src/platform/integrations/call-connector.ts';
import type { Connection } from '../../src/platform/integrations/open-connection.ts';
import { door } from '../harness.ts';
import { type Sabotage, sabotaged } from './sabotaged.ts';
import { type Kept, sessionPortal } from './session-portal.ts';

/** One call of a connector as the kit makes it: the real way out, against a simulator. */
export type Make = <T>(work: (call: Call<never>) => Promise<T>) => Promise<Called<T>>;

/** What is held of a connector, each on a simulator of its own. */
export interface Held<C, State, RuleId extends string> {
  name: string;
  /** Rules that are to refuse something here; any other refusal is a fault of the connector. */
  refusedBy?: readonly RuleId[];
  settings?: Record<string, unknown>;
  run(world: { connector: C; sim: Simulator<State, RuleId>; call: Make; kept(): Kept }): Promise<void>;
}

export interface Suite<C extends AnyConnector, State, RuleId extends string> {
  simulated: Simulated<State, RuleId>;
  settings: Record<string, unknown>;
  secrets: string[];
  /** What was granted in the browser before. */
  granted?: { access: string; refresh: string };
  held: ReadonlyArray<Held<C, State, RuleId>>;
}

/** Runs one of them, and then looks at what the simulator received. Throws for a connector that does not hold. */
export async function hold<C extends AnyConnector, State, RuleId extends string>(
  connector: C,
  { simulated, settings, secrets, granted }: Suite<C, State, RuleId>,
  one: Held<C, State, RuleId>,
): Promise<void> {
  const sim = await startSimulator(simulated);
  const portal = sessionPortal(granted);
  const seen: unknown[] = [];
  const call: Make = async (work) => {
    const connection = {
      ...{
        installationId: uuidv7(),
        tenantId: uuidv7(),
        slug: connector.manifest.slug,
        status: 'installed',
        configVersion: 1,
        secondsAhead: 0,
      },
      settings: { ...settings, ...one.settings },
      secrets,
    } as unknown as Connection;
    const called = await callConnector(connector, connection, { ...standIn(connector, sim.url), portal }, work);
    seen.push(called.lines, called.error?.detail);
    portal.note(called.result);
    return called;
  };
  try {
    await one.run({ connector, sim, call, kept: portal.kept });
    for (const { url, unexplained, refusedBy } of sim.journal) {
      assert.deepEqual(unexplained, [], `${url} has what the contract does not know`);
      if (refusedBy !== null)
        assert.ok(one.refusedBy?.includes(refusedBy as RuleId), `${url} was refused by ${refusedBy}`);
      for (const secret of secrets) assert.ok(!url.includes(secret), 'a secret stands in an address');
    }
    for (const secret of secrets) assert.ok(!JSON.stringify(seen).includes(secret), 'a secret is written down');
    assert.deepEqual(sim.faults.left(), [], 'a planned fault met nobody');
  } finally {
    await sim.close();
  }
}

/** Everything of the installation but the address of the provider, and its limit: that is counted for all tests together. */
const standIn = ({ manifest }: AnyConnector, url: string) => ({
  services: {
    ...door.services,
    integrationBaseUrls: { [manifest.slug]: url },
    takeTokens: async () => ({ granted: 1, remaining: 1 }),
    restBucket: async () => {},
  },
  correlationId: null,
  interactive: true,
  // A simulator is as near as can be: what takes longer is one of its faults.
  limits: { headersMs: 1_000, bodyMs: 500 },
  pause: (ms: number) => wait(ms / 20),
});

/** The tests of a connector: it holds, and with any one of the faults planted it does not. */
export function judgeConnector<C extends AnyConnector, State, RuleId extends string>(
  connector: C,
  suite: Suite<C, State, RuleId>,
  { folder, faults, nameOf }: { folder: URL; faults: readonly Sabotage[]; nameOf: string },
): void {
  for (const one of suite.held) void test(`${connector.manifest.slug}: ${one.name}`, () => hold(connector, suite, one));

  void long(`${connector.manifest.slug}: every planted fault is caught`, async (t) => {
    assert.ok(faults.length >= 8);
    for (const fault of faults)
      await t.test(fault.name, async () => {
        const broken = (await sabotaged<Record<string, C>>(folder, fault))[nameOf] as C;
        assert.ok(await isCaught(broken, suite), `"${fault.name}" passes for a good connector`);
      });
  });
}

async function isCaught<C extends AnyConnector, State, RuleId extends string>(
  broken: C,
  suite: Suite<C, State, RuleId>,
): Promise<boolean> {
  for (const one of suite.held) {
    const holds = await hold(broken, suite, one).then(
      () => true,
      () => false,
    );
    if (!holds) return true;
  }
  return false;
}
