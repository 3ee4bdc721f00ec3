import { after, type TestContext } from 'node:test';
import { type Simulated, type Simulator } from '../../../tools/sim/kit/simulator.ts';
import { startSimulator } from '../../../tools/sim/kit/start-simulator.ts';
import { settings } from '../harness.ts';

/** Starts a simulator and sends the integration of this name there, as `INTEGRATION_BASE_URLS` would, until the tests of the file end. */
export async function simulate<State, RuleId extends string>(
  slug: string,
  simulated: Simulated<State, RuleId>,
): Promise<Simulator<State, RuleId>> {
  const sim = await startSimulator(simulated);
  (settings.integrationBaseUrls as Record<string, string>)[slug] = sim.url;
  after(() => sim.close());
  return sim;
}

/** The same for one test: whoever was called before is called again after it. */
export async function simulateFor<State, RuleId extends string>(
  t: TestContext,
  slug: string,
  simulated: Simulated<State, RuleId>,
): Promise<Simulator<State, RuleId>> {
  const urls = settings.integrationBaseUrls as Record<string, string | undefined>;
  const before = urls[slug];
  const sim = await startSimulator(simulated);
  urls[slug] = sim.url;
  t.after(async () => {
    urls[slug] = before;
    await sim.close();
  });
  return sim;
}
