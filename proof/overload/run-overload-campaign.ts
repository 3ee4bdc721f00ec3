import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../bench/measure/processes.ts';
import { type Site, startSite } from '../files/site.ts';
import { type Finding, finding } from '../finding.ts';
import { seeded } from '../seeded.ts';
import { askHonestly } from './ask-honestly.ts';
import { attackFilters } from './attack-filters.ts';
import { sendHostile } from './send-hostile.ts';
import { startSlowClients } from './slow-clients.ts';

interface Plan {
  source: string;
  seed: number;
  sockets: number;
  seconds: number;
  /** Of all pairs of a filter and a hostile text. */
  share: number;
  only?: 'requests' | 'filters' | 'sockets' | 'portal' | undefined;
}

/** Of what honest clients get in the same run without the siege; told on any machine and judged on a quiet one. */
const leastShare = 0.9;
const isQuiet = () => (loadavg()[0] as number) < availableParallelism();

/** T13: hostile clients and hostile requests are refused each in its way, and honest clients go on. */
export async function runOverloadCampaign(plan: Plan) {
  const { source, only } = plan;
  // Its own load is no reason not to judge it.
  const judged = isQuiet();
  if (source !== root) cpSync(join(root, 'proof'), join(source, 'proof'), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'proof-overload-'));
  const loop = join(folder, 'loop');
  const site = await startSite(source, {
    PROOF_LOOP: loop,
    NODE_OPTIONS: `--import ${join(root, 'proof/overload/watch-loop.ts')}`,
  });
  try {
    const does = (what: Plan['only']) => only === undefined || only === what;
    const requests = does('requests') ? await sendHostile(site) : undefined;
    const filters = does('filters') ? await attack(site, plan, loop) : undefined;
    const sockets = does('sockets') ? await besiege(site, plan, judged) : undefined;
    const portal = does('portal') ? await overstep(site, plan, judged) : undefined;
    return {
      ...requests?.figures,
      ...filters?.figures,
      ...sockets?.figures,
      ...portal?.figures,
      findings: [
        ...(requests?.findings ?? []),
        ...(filters?.findings ?? []),
        ...(sockets?.findings ?? []),
        ...(portal?.findings ?? []),
        finding('O7 no process falls or complains', [...site.web.complaints, ...site.worker.complaints]),
      ],
    };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function attack(site: Site, { seed, share }: Plan, loop: string) {
  const { chance } = seeded(seed).fork('filters');
  // It loads the whole server, which the other campaigns do not need.
  const { operations } = await import('../fuzz/operations.ts');
  const { requests, blocks, unforeseen } = await attackFilters(site, operations, { loop, share, chance });
  return {
    figures: { filterRequests: requests },
    findings: [
      finding('O2 no handler blocks its process for longer than 100 ms', blocks),
      finding('O3 no text in a filter is an unforeseen fault', unforeseen),
    ],
  };
}

async function besiege(site: Site, { sockets, seconds }: Plan, judged: boolean) {
  const load = { clients: 4, seconds };
  const before = await askHonestly(site.port, site.key, load);
  const slow = startSlowClients(site.port, site.key, sockets);
  const meanwhile = await askHonestly(site.port, site.key, load);
  // What is slow is ended by the server within its own limits: ten seconds for headers, thirty for a body, and the time between two looks.
  await pause(Math.max(0, 50 - seconds) * 1_000);
  const slowOnes = sockets - Math.floor(sockets / 3);
  const ended = slow.ended();
  slow.stop();
  const after = await askHonestly(site.port, site.key, load);
  const share = meanwhile.good / Math.max(1, Math.min(before.good, after.good));
  return {
    figures: { slowSockets: sockets, goodput: { before: before.good, meanwhile: meanwhile.good, after: after.good } },
    findings: [
      finding(
        'O4 a request that does not arrive is ended',
        ended < slowOnes - 1 ? [`${slowOnes - ended} of ${slowOnes} stay`] : [],
      ),
      ...honest('O5 among slow clients', judged ? share : 1, meanwhile.failed),
    ],
  };
}

/** One portal asks at ten times what it may; another asks as always. */
async function overstep(site: Site, { seconds }: Plan, judged: boolean) {
  const greedy = await site.newPortal();
  await site.rows('update api_keys set rate_factor = 1 where tenant_id = $1 returning 1', [greedy.tenantId]);
  const load = { clients: 4, seconds };
  const before = await askHonestly(site.port, site.key, load);
  const [meanwhile, refused] = await Promise.all([
    askHonestly(site.port, site.key, load),
    askHonestly(site.port, greedy.key, { clients: 40, seconds, pauseMs: 80 }),
  ]);
  const after = await askHonestly(site.port, site.key, load);
  const share = meanwhile.good / Math.max(1, Math.min(before.good, after.good));
  const most = 200 + 100 + 70 * (seconds + 2);
  return {
    figures: {
      greedy: { let: refused.good, refused: refused.refused },
      besideIt: { before: before.good, meanwhile: meanwhile.good, after: after.good },
    },
    findings: [
      finding(
        'O6 a portal gets no more than its limit',
        refused.good > most ? [`${refused.good} of at most ${most}`] : [],
      ),
      finding('O6 what is beyond its limit is refused with 429', [
        ...(refused.refused === 0 ? ['nothing was refused'] : []),
        ...refused.failed,
      ]),
      ...honest('O5 beside a portal at ten times its limit', judged ? share : 1, meanwhile.failed),
    ],
  };
}

const honest = (where: string, share: number, failed: readonly string[]): Finding[] => [
  finding(`${where} honest clients are answered`, failed),
  finding(`${where} they get nine tenths of what they get without`, share < leastShare ? [share.toFixed(2)] : []),
];
