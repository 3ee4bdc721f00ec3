import { join } from 'node:path';
import type { FilledPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { alternate } from './measure/alternate.ts';
import { median, quantile, rounded } from './measure/figures.ts';
import type { Job, Outcome } from './measure/load.ts';
import { cpuSeconds, cpuSecondsOfFamily, type Running, root, startProcess } from './measure/processes.ts';
import { sized, smallest } from './measure/size.ts';
import { type Loader, startLoader } from './measure/start-loader.ts';

/** The ratio to the limit that each job must reach. */
const goals: Record<Job, number> = { get: 0.75, list: 0.9, lean: 0.9, create: 0.75 };

interface Sides {
  ours: Running;
  limit: Running;
}

interface Slice {
  perSecond: number;
  webCpuMicros: number;
  postgresCpuMicros: number;
  milliseconds: number[];
}

interface LimitFigure {
  job: Job;
  connections: number;
  ours: number;
  limit: number;
  ratio: number;
  spread: string;
  goal: number;
  'cpu µs': string;
  'pg µs': string;
  'p50 ms': string;
  'p99 ms': string;
}

/** Ours over the smallest honest server, in short alternating slices, so that a noisy machine troubles both alike. */
export async function benchLimit(
  environment: Environment,
  portal: FilledPortal,
  {
    pairs = sized(5, 1),
    seconds = sized(1.5, 0.2),
    jobs = ['get', 'list', 'lean', 'create'] as Job[],
    connections = smallest ? [2] : [1, 8, 32],
  } = {},
): Promise<LimitFigure[]> {
  const loader = startLoader();
  const ours = await environment.startOurs('web');
  const limit = await startProcess({
    script: join(root, 'bench/limit/server.ts'),
    env: { DATABASE_URL: environment.ownerUrl, PEPPER: environment.pepper.toString('base64') },
  });
  const sides = { ours, limit };
  const figures: LimitFigure[] = [];
  for (const job of jobs) {
    for (const many of connections) {
      await warm(environment, loader, sides, portal, job, many);
      figures.push(await compare(environment, loader, sides, portal, { job, many, pairs, seconds }));
    }
  }
  await Promise.all([loader.stop(), ours.stop(), limit.stop()]);
  return figures;
}

async function warm(
  { owner }: Environment,
  loader: Loader,
  { ours, limit }: Sides,
  portal: FilledPortal,
  job: Job,
  connections: number,
) {
  for (const { port } of [ours, limit]) await loader.run({ ...portal, port, job, connections, seconds: sized(1, 0.1) });
  // Plans made on empty tables would scan them: statistics are as fresh as autovacuum keeps them.
  await owner.query('analyze catalog_items, external_links, idempotency_keys, audit_events');
}

interface Comparison {
  job: Job;
  many: number;
  pairs: number;
  seconds: number;
}

async function compare(
  environment: Environment,
  loader: Loader,
  sides: Sides,
  portal: FilledPortal,
  { job, many, pairs, seconds }: Comparison,
): Promise<LimitFigure> {
  const slice = async (side: Running): Promise<Slice> => {
    const before = [cpuSeconds(side.pid), cpuSecondsOfFamily(environment.postgres)] as const;
    const outcome = await loader.run({ ...portal, port: side.port, job, connections: many, seconds });
    refuseErrors(outcome);
    return {
      perSecond: outcome.requests / outcome.seconds,
      webCpuMicros: ((cpuSeconds(side.pid) - before[0]) * 1e6) / outcome.requests,
      postgresCpuMicros: ((cpuSecondsOfFamily(environment.postgres) - before[1]) * 1e6) / outcome.requests,
      milliseconds: outcome.milliseconds,
    };
  };
  const slices = await alternate(
    pairs,
    () => slice(sides.ours),
    () => slice(sides.limit),
  );
  const ratios = slices.map(({ one: ours, other: limit }) => ours.perSecond / limit.perSecond);
  const both = (value: (slice: Slice) => number, digits = 0) =>
    (['one', 'other'] as const)
      .map((side) => rounded(median(slices.map((one) => value(one[side]))), digits))
      .join(' / ');
  return {
    job,
    connections: many,
    ours: Math.round(median(slices.map(({ one }) => one.perSecond))),
    limit: Math.round(median(slices.map(({ other }) => other.perSecond))),
    ratio: rounded(median(ratios)),
    spread: `${rounded(Math.min(...ratios))}–${rounded(Math.max(...ratios))}`,
    goal: goals[job],
    'cpu µs': both(({ webCpuMicros }) => webCpuMicros),
    'pg µs': both(({ postgresCpuMicros }) => postgresCpuMicros),
    'p50 ms': both(({ milliseconds }) => quantile(milliseconds, 0.5), 2),
    'p99 ms': both(({ milliseconds }) => quantile(milliseconds, 0.99), 2),
  };
}

/** A figure made of refusals would be a fine one: there must be none. */
function refuseErrors({ unexpected }: Outcome) {
  if (Object.keys(unexpected).length > 0) throw new Error(`Unexpected answers: ${JSON.stringify(unexpected)}`);
}
