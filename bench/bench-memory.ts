import { setTimeout as pause } from 'node:timers/promises';
import type { FilledPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { rounded } from './measure/figures.ts';
import type { Job } from './measure/load.ts';
import { residentMiB } from './measure/processes.ts';
import { sized } from './measure/size.ts';
import { startLoader } from './measure/start-loader.ts';

const goalMiB = 250;
const rounds = sized(20, 2);
const perRound = sized(5_000, 100);
const mix: readonly Job[] = ['get', 'get', 'get', 'create', 'list'];

/** Resident memory of the web process over a hundred thousand requests: low, and flat in the second half. */
export async function benchMemory({ startOurs }: Environment, portal: FilledPortal) {
  const ours = await startOurs('web');
  await pause(sized(5_000, 100));
  const idle = residentMiB(ours.pid);
  const loader = startLoader();
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const job of mix) {
      // A list weighs as much as many gets: a tenth of its share keeps the run short.
      const requests = perRound / mix.length / (job === 'list' ? 10 : 1);
      await loader.run({ ...portal, port: ours.port, job, connections: 8, requests });
      if (job === 'list')
        await loader.run({ ...portal, port: ours.port, job: 'get', connections: 8, requests: requests * 9 });
    }
    samples.push(residentMiB(ours.pid));
  }
  await Promise.all([loader.stop(), ours.stop()]);
  const half = samples.slice(rounds / 2);
  const growth = ((half.at(-1) as number) / (half[0] as number) - 1) * 100;
  return [
    {
      memory: `${rounds * perRound} requests`,
      'idle MiB': Math.round(idle),
      'idle goal': 180,
      'MiB at half': Math.round(half[0] as number),
      'MiB at end': Math.round(half.at(-1) as number),
      'most MiB': Math.round(Math.max(...samples)),
      'growth %': rounded(growth, 1),
      goal: goalMiB,
    },
  ];
}
