import { setTimeout as pause } from 'node:timers/promises';
import { acknowledged } from '../crash/acknowledged.ts';
import { checkWrites } from '../crash/check-writes.ts';
import type { Journal } from '../crash/journal.ts';
import { runClient } from '../crash/run-client.ts';
import { firstReady, settle } from '../crash/settle.ts';
import { startInstallation } from '../crash/start-installation.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import type { Fault } from './fault.ts';
import { lineFaults } from './line-faults.ts';
import { makeSmallDisk } from './make-small-disk.ts';
import { serverFaults } from './server-faults.ts';
import { startFaultProxy } from './start-fault-proxy.ts';
import { type Watch, watchAnswers } from './watch-answers.ts';

interface Plan {
  /** The tree whose server runs. */
  source: string;
  random: Seeded;
  clients: number;
  /** Commits cut before the faults begin to come one after another. */
  cuts: number;
  /** How long each fault lasts. */
  seconds: number;
  /** A planted bug is shown by one fault. */
  only?: string | undefined;
}

/** No power is lost here, and what PostgreSQL writes need not survive it. */
const tuning = { fsync: 'off' };
const patience = 60;
const reconnectMs = 5_000;
const patienceOfCutsMs = 30 * 60_000;

interface Struck {
  fault: string;
  againMs: number;
  saidNotReady: boolean;
}

/** T14: everything that may happen to the database and to the way there, while clients write and are answered the truth or 503. */
export async function runDatabaseCampaign({ source, random, clients, cuts, seconds, only }: Plan) {
  const proxy = await startFaultProxy(random.fork('proxy'));
  const installation = await startInstallation({ source: () => source, through: proxy.through, tuning });
  const disk = only === undefined || only.includes('disk') ? await makeSmallDisk({ installation }) : undefined;
  let watch: Watch | undefined;
  try {
    await firstReady(installation);
    const journal: Journal = [];
    let isOver = false;
    let gaveUp = false;
    const writing = Array.from({ length: clients }, (_, number) =>
      runClient({
        ...{ ...installation, number, journal, random: random.fork(`client ${number}`) },
        ...{ stopped: () => isOver, gaveUp: () => gaveUp },
      }),
    );
    proxy.line.cutCommits = 0.3;
    const cut = () => proxy.cuts.beforeCommit + proxy.cuts.afterCommit;
    for (const until = Date.now() + patienceOfCutsMs; cut() < cuts && Date.now() < until; ) await pause(200);
    proxy.line.cutCommits = 0.02;
    watch = watchAnswers({ ...installation, journal });
    const faults = [...lineFaults, ...serverFaults, ...(disk ? [disk.fault] : [])].filter(
      ({ name }) => only === undefined || name.includes(only),
    );
    const struck: Struck[] = [];
    for (const fault of faults) struck.push(await strike(fault, watch));
    proxy.line.cutCommits = 0;
    isOver = true;
    await Promise.race([Promise.all(writing), pause(patience * 1_000, undefined, { ref: false })]);
    gaveUp = true;
    await Promise.all(writing);
    await watch.stop();
    const { seen } = watch;
    return {
      cutCommits: cut(),
      cuts: { ...proxy.cuts },
      writes: { wanted: journal.length, acknowledged: journal.filter(acknowledged).length },
      watched: { answers: seen.answers, byStatus: seen.byStatus, mostMs: seen.mostMs },
      mostAgainMs: Math.max(0, ...struck.map(({ againMs }) => againMs)),
      faults: struck.map(({ fault, againMs }) => `${fault}: well again after ${againMs} ms`),
      skipped: disk || only !== undefined ? [] : ['the disk is full: only root can make a small one'],
      findings: [
        ...(await checkWrites(installation, journal)).map(numbered),
        // Nobody is told of events here, so they wait.
        ...(await settle(installation, 1)).filter(({ invariant }) => !invariant.includes('in flight')).map(numbered),
        ...judge(struck, faults, watch),
        finding(
          'D6 an answer is the truth or 503, never 500',
          journal.flatMap(({ unforeseen }) => unforeseen ?? []),
        ),
        finding(
          'D7 no process falls',
          installation.ends.falls.map(({ name, how }) => `${name}: ${how.slice(0, 300)}`),
        ),
      ],
    };
  } finally {
    await watch?.stop();
    await installation.stop();
    disk?.remove();
    proxy.stop();
  }

  async function strike(fault: Fault, { answerAgain, saidNotReady }: Watch): Promise<Struck> {
    const began = Date.now();
    const end = await fault.begin({ installation, proxy, seconds });
    await pause(seconds * 1_000);
    const wasNotReady = saidNotReady(began);
    await end();
    const ended = Date.now();
    while (!answerAgain(ended) && Date.now() < ended + patience * 1_000) await pause(50);
    return { fault: fault.name, againMs: Date.now() - ended, saidNotReady: wasNotReady };
  }
}

/** The invariants of the crash campaign, under the numbers they have here. */
const numbered = ({ invariant, ...rest }: Finding): Finding => {
  const number = invariant.startsWith('I6 ') ? 'D1' : invariant.startsWith('I12 ') ? 'D5' : 'D2';
  return { ...rest, invariant: `${number} ${invariant}` };
};

function judge(struck: readonly Struck[], faults: readonly Fault[], { seen }: Watch): Finding[] {
  return [
    finding('D3 no request takes more than thirty seconds', seen.late),
    finding('D6 what cannot be answered is 503 and may be tried again', seen.wrong),
    finding(
      'D4 five seconds after a fault every process answers',
      struck.flatMap(({ fault, againMs }) => (againMs > reconnectMs ? [`${fault}: ${againMs} ms`] : [])),
    ),
    finding(
      'D8 while the database is away readiness says so',
      struck.flatMap(({ fault, saidNotReady }) =>
        faults.some(({ name, isAway }) => name === fault && isAway) && !saidNotReady ? [fault] : [],
      ),
    ),
  ];
}
