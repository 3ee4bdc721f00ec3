import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root } from '../../bench/measure/processes.ts';
import { startZoo } from '../../tools/sim/webhook-receiver/start-zoo.ts';
import { startSite } from '../files/site.ts';
import { type Finding, finding } from '../finding.ts';
import { startNameServer } from '../names/start-name-server.ts';
import { runTold } from '../run-told.ts';
import { seeded } from '../seeded.ts';
import { type Besieged, besiege } from './besiege.ts';
import { checkCases } from './check-cases.ts';
import { answerReceiverNames } from './receiver-names.ts';
import type { Lanes } from './simulate-lanes.ts';
import type { Simulated } from './simulate-schedule.ts';

interface Plan {
  source: string;
  seed: number;
  /** Hostile receivers at once, and for how long. */
  hostile: number;
  seconds: number;
  /** Deliveries of the simulated schedule. */
  deliveries: number;
  /** A planted bug that only the clocks moved by hand can show needs no installation, and the other way round. */
  only?: 'clocks' | 'installation' | undefined;
}

const mostMiB = 200;
const simulatedSeconds = 180;
const mostP99Ms = 10_000;
const mostOpen = 8;

/**
 * T6: receivers of every kind are called by an installation as it ships, and the rows it writes are held against a table; hundreds
 * of hostile ones are called beside healthy ones; and the schedule of retries is lived through by a clock moved by hand.
 */
export async function runReceiversCampaign(plan: Plan) {
  const { source, only } = plan;
  if (source !== root)
    for (const part of ['proof', 'bench', 'tools', 'scripts'])
      cpSync(join(root, part), join(source, part), { recursive: true });
  const clocks = only === 'installation' ? undefined : await moveClocks(plan);
  const called = only === 'clocks' ? undefined : await callAll(plan);
  return {
    ...clocks?.figures,
    ...called?.figures,
    findings: [...(called?.findings ?? []), ...(clocks?.findings ?? [])],
  };
}

/** The schedule of retries and the lanes of a worker, by clocks moved by hand. */
async function moveClocks({ source, seed, deliveries }: Plan) {
  const run = <T>(name: string, env: Record<string, string>) =>
    runTold<T>([process.execPath, `proof/receivers/${name}.ts`], source, env);
  const besieging = { seed, hostile: 500, portals: 11, seconds: simulatedSeconds };
  const simulated = await run<Simulated>('simulate-schedule', { PROOF_SCHEDULE: JSON.stringify({ seed, deliveries }) });
  const lanes = await run<Lanes>('simulate-lanes', { PROOF_LANES: JSON.stringify(besieging) });
  return {
    figures: {
      ...(typeof simulated !== 'string' && scheduleFigures(simulated)),
      ...(typeof lanes !== 'string' && { lanes }),
    },
    findings: [...laneFindings(lanes), ...scheduleFindings(simulated)],
  };
}

async function callAll({ source, seed, hostile, seconds }: Plan) {
  const folder = mkdtempSync(join(tmpdir(), 'proof-receivers-'));
  const [zoo, names] = [await startZoo(), await startNameServer(answerReceiverNames)];
  try {
    const authority = join(folder, 'authority.pem');
    writeFileSync(authority, zoo.ca);
    const site = await startSite(
      source,
      {
        ...{ OUTBOUND_ALLOW: '127.0.0.0/8,::1/128', OUTBOUND_ALLOW_IN_PRODUCTION: 'yes' },
        ...{ NODE_EXTRA_CA_CERTS: authority, PROOF_NAME_SERVER: String(names.port) },
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        NODE_OPTIONS: `--import ${join(root, 'proof/names/ask-our-server.ts')}`,
      },
      // A planted tree has no portal to build.
      source === root ? 'scripts/start.ts' : undefined,
    );
    try {
      const checked = await checkCases(site, zoo, await freePort());
      const followed = zoo.hits('redirected') + Math.max(0, zoo.hits('redirect-self') - 1);
      const besieged = hostile === 0 ? undefined : await besiege(site, { hostile, seconds, random: seeded(seed) });
      const complaints = [...site.web.complaints, ...site.worker.complaints].filter((one) => !late.test(one));
      return {
        figures: { cases: checked.cases, skipped: checked.skipped, ...(besieged && figuresOf(besieged)) },
        findings: [
          finding('R1 every receiver leaves the rows of its table', checked.wrong),
          finding('R2 no redirect is followed', followed > 0 ? [`${followed} times`] : []),
          ...(besieged ? siegeFindings(besieged) : []),
          finding('R8 no process falls or complains', complaints),
        ],
      };
    } finally {
      await site.stop();
    }
  } finally {
    names.stop();
    await zoo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On a busy machine the database may answer late: that is told, tried again and no fault. */
const late = /connection timeout|database_unavailable|database is unavailable/i;

function laneFindings(lanes: Lanes | string): Finding[] {
  if (typeof lanes === 'string') return [finding('R4 the lanes were besieged', [lanes])];
  const { p99Ms, neverSent, mostOpen: open } = lanes;
  const waits = p99Ms > mostP99Ms || neverSent > 0 ? [`p99 ${p99Ms} ms, ${neverSent} not sent`] : [];
  return [
    finding('R4 among 500 that hang, healthy receivers get their first attempts within ten seconds', waits),
    finding('R5 no lane has more than eight requests open', open > mostOpen ? [`${open}`] : []),
  ];
}

const scheduleFigures = ({ deliveries, attempts, shortestHours, longestHours }: Simulated) => ({
  simulated: { deliveries, attempts, hours: `${shortestHours.toFixed(2)} to ${longestHours.toFixed(2)}` },
});

const figuresOf = ({ samples: _, ...figures }: Besieged) => figures;

const siegeFindings = (besieged: Besieged): Finding[] => [
  finding(
    `R3 the worker stays within ${mostMiB} MiB`,
    besieged.mostWorkerMiB > mostMiB ? [`${besieged.mostWorkerMiB} MiB`] : [],
  ),
  finding(
    'R4 a healthy receiver gets its first attempt within ten seconds',
    besieged.healthyP99Ms > mostP99Ms || besieged.healthyMissing > 0
      ? [`p99 ${besieged.healthyP99Ms} ms, ${besieged.healthyMissing} not in time`, ...besieged.samples]
      : [],
  ),
  finding(
    'R5 no subscription has more than eight requests open',
    besieged.mostOpen > mostOpen ? [`${besieged.mostOpen}`] : [],
  ),
];

function scheduleFindings(simulated: Simulated | string): Finding[] {
  if (typeof simulated === 'string') return [finding('R6 the schedule was lived through', [simulated])];
  return [
    finding('R6 each wait is its step and at most its share more', simulated.outside),
    finding('R6 twelve attempts are made', simulated.counts),
    finding('R6 all of them take 75.7 to 77.4 hours', simulated.totals),
    finding('R7 what a receiver asks for never shortens a wait', simulated.shortened),
  ];
}
