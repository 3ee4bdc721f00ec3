import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { coverageOf, owed } from './coverage.ts';
import { type Probe, runProbes } from './probe.ts';
import { type Simulated } from './simulator.ts';
import { startSimulator } from './start-simulator.ts';

/** The tests every simulator owes: it keeps to its contract, and each of its rules is needed for that. */
export async function judge<State, RuleId extends string>(
  simulated: Simulated<State, RuleId>,
  probes: ReadonlyArray<Probe<State, RuleId>>,
): Promise<void> {
  const sim = await startSimulator(simulated);
  after(() => sim.close());

  void test(`${simulated.provider}: what the contract allows passes, what it forbids is refused for that reason alone`, async () => {
    assert.deepEqual(await runProbes(sim, probes), []);
  });

  for (const rule of Object.keys(simulated.rules) as RuleId[])
    void test(`${simulated.provider}: without ${rule} a probe fails`, async () => {
      const concerned = probes.filter(({ refused }) => refused?.by === rule);
      assert.notDeepEqual(await runProbes(sim, concerned, rule), []);
    });

  void test(`${simulated.provider}: every documented clause is tried, and what is left out is said`, () => {
    assert.deepEqual(owed(simulated, probes), []);
    assert.ok(coverageOf(simulated, probes).notSimulated.length > 0);
  });
}
