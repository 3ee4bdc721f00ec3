import { hostileFiles, mutants, oneOfEach } from '../../tools/hostile/corpus.ts';
import { goodFiles } from '../../tools/hostile/good-files.ts';
import type { HostileFile } from '../../tools/hostile/hostile-file.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { attachAll } from './attach-all.ts';
import { checkExports } from './check-exports.ts';
import { checkStore } from './check-store.ts';
import { openDoors } from './doors.ts';
import { importAll } from './import-all.ts';
import { type Site, startSite } from './site.ts';
import { setTrap, watchMemory, watchSockets } from './watch.ts';

interface FilesPlan {
  /** The tree whose server runs. */
  source: string;
  random: Seeded;
  /** Hostile files, no two alike, beside one of each kind. */
  hostile: number;
  mutants: number;
  /** Which share of those goes through an import as well: each costs a thread. */
  imported: number;
  /** Only files of these kinds, one of each, where a bug is planted that they must show. */
  only?: RegExp;
}

interface FilesReport {
  files: { hostile: number; mutants: number; imported: number };
  seconds: number;
  outcomes: Record<string, number>;
  /** Rise of resident memory at its highest, MiB. */
  memory: { web: number; worker: number; oneFile: number };
  findings: Finding[];
}

const mostWeb = 50;
/** The thread's heap, and beside it the file, what it unpacks to, and the rows on their way. */
const mostThread = 256;
/** Files read at once by one process. */
const threads = 2;

/** Hostile files and mutants of good ones through every door for files of a running installation; then the books are checked. */
export async function runFilesCampaign(plan: FilesPlan): Promise<FilesReport> {
  const trap = await setTrap();
  const site = await startSite(plan.source);
  try {
    return await attack(site, trap, plan);
  } finally {
    await site.stop();
    trap.stop();
  }
}

async function attack(site: Site, trap: Awaited<ReturnType<typeof setTrap>>, plan: FilesPlan): Promise<FilesReport> {
  const { random, only } = plan;
  const doors = openDoors(site);
  await warmUp(site, random.fork('good'), only ? 1 : 3);
  const [database] = await site.rows<{ port: number }>(`select current_setting('port')::int as port`);
  const sockets = watchSockets([site.web.pid, site.worker.pid], {
    listening: site.port,
    database: database?.port ?? 0,
  });
  const risen = { web: watchMemory(site.web.pid), worker: watchMemory(site.worker.pid) };
  const began = Date.now();
  const outcomes: Record<string, number> = {};
  const note = (what: string) => {
    outcomes[what] = (outcomes[what] ?? 0) + 1;
  };

  const each = oneOfEach(random.fork('each'), trap.url).filter(({ kind }) => !only || only.test(kind));
  const kept = await attachAll(doors, each, note);
  const read = await importAll(doors, each, { atOnce: 1, workerPid: site.worker.pid, note });
  const many = function* (): Generator<HostileFile> {
    yield* hostileFiles(random.fork('hostile'), plan.hostile, trap.url);
    yield* mutants(random.fork('mutants'), plan.mutants);
  };
  const keptMore = await attachAll(doors, many(), note);
  const chosen = random.fork('chosen');
  const some = many().filter(() => chosen.chance(plan.imported));
  const readMore = await importAll(doors, some, { atOnce: threads, note });
  const poured = only ? 'file_too_large' : await doors.pour('/api/v1/catalog/exchange/imports', 1_024);
  const memory = { web: risen.web(), worker: Math.max(risen.worker(), read.most), oneFile: read.most };

  const results = [kept, read, keptMore, readMore];
  const all = (name: 'crashed' | 'undocumented' | 'unexpected' | 'slow' | 'formulas') =>
    results.flatMap((result) => result[name] ?? []);
  const findings = [
    finding(
      'F1 nothing crashes and no error is logged',
      [...all('crashed'), ...site.web.complaints, ...site.worker.complaints].map((text) => text.slice(0, 400)),
    ),
    finding('F2 every refusal has a documented code', all('undocumented')),
    finding('F3 a kind is refused or taken as it must be', all('unexpected')),
    finding('F3 a line of 1 GiB is refused by its size', /file_too_large|closed/.test(poured) ? [] : [poured]),
    finding('F4 a file is dealt with within 30 seconds', all('slow')),
    finding(`F5 the web process rises by at most ${mostWeb} MiB`, memory.web > mostWeb ? [`${memory.web} MiB`] : []),
    finding(
      `F6 a file alone is read in at most ${mostThread} MiB`,
      read.most > mostThread ? [`${read.most} MiB: ${read.largest}`] : [],
    ),
    finding('F7 nobody is called', [...trap.calls, ...sockets.seen]),
    ...(await checkStore(site, plan.source)),
    finding('F9 a file of errors holds no formula', all('formulas')),
    ...(await checkExports(site, doors).catch((error: Error) => [
      finding('F10 an export is made and read', [error.message]),
    ])),
  ];
  sockets.stop();
  return {
    files: {
      hostile: each.length + (only ? 0 : plan.hostile),
      mutants: plan.mutants,
      imported: read.count + readMore.count,
    },
    seconds: Math.round((Date.now() - began) / 1_000),
    outcomes: Object.fromEntries(Object.entries(outcomes).sort(([a], [b]) => a.localeCompare(b))),
    memory: { web: Math.round(memory.web), worker: Math.round(memory.worker), oneFile: Math.round(memory.oneFile) },
    findings,
  };
}

/** Good files first, small ones: what a process needs once is not counted against the bad ones. */
async function warmUp(site: Site, random: Seeded, rounds: number) {
  const doors = openDoors(site);
  for (let round = 0; round < rounds; round += 1) {
    const good = goodFiles(random.fork(`${round}`));
    const entityId = await doors.newItem(`Вещь с файлами ${round}`);
    await Promise.all(good.map((file) => doors.attach(file, entityId)));
    for (const file of good.slice(0, 2)) {
      const { json } = await doors.upload(file);
      const { status } = await doors.previewed(json.id);
      if (status !== 'preview_ready') throw new Error(`A good file was not read: ${file.fileName}`);
      await doors.apply(json.id);
    }
  }
  for (const format of ['xlsx', 'csv', 'tsv']) await doors.exported(format);
}
