import type { HostileFile } from '../../tools/hostile/hostile-file.ts';
import { documentedRefusals, readingRefusals } from './documented.ts';
import { type Doors, imports, type Job } from './doors.ts';
import { inTurns } from './in-turns.ts';
import { readIndependently } from './read-independently.ts';
import { noResult, type Result, saidBy } from './result.ts';
import { watchMemory } from './watch.ts';

interface How {
  atOnce: number;
  /** Measured for each file; only where they are read one at a time. */
  workerPid?: number;
  note(what: string): void;
}

const mostMs = 30_000;
/** Rows are stored as fast as the database takes them; that time is not the file's. */
const msPerRow = 3;

/** Every file as an import: previewed, applied where there is something to apply, and its file of errors looked through. */
export async function importAll(doors: Doors, given: Iterable<HostileFile>, { atOnce, workerPid, note }: How) {
  const documented = documentedRefusals();
  const result: Result & { most: number; largest: string } = { ...noResult(), most: 0, largest: '' };
  await inTurns(given, atOnce, async (file) => {
    result.count += 1;
    const risen = workerPid === undefined ? () => 0 : watchMemory(workerPid);
    const began = Date.now();
    try {
      const code = await through(file);
      note(`imported: ${code || 'read'}`);
      if (file.expected && !file.expected.read.includes(code))
        result.unexpected.push(`${file.kind}: ${code || 'read'}`);
    } catch (error) {
      result.crashed.push(`${file.kind}: ${saidBy(error as Error)}`);
    }
    const rise = risen();
    if (rise > result.most) Object.assign(result, { most: rise, largest: file.kind });

    async function through({ kind }: HostileFile): Promise<string> {
      const { status, code, json } = await doors.upload(file);
      if (status !== 201) {
        if (status >= 500) result.crashed.push(`${kind}: ${status}`);
        else if (!documented(imports, status, code)) result.undocumented.push(`${kind}: ${status} ${code}`);
        return code;
      }
      const job = await doors.previewed(json.id);
      if (Date.now() - began > mostMs + msPerRow * (job.counts.rows ?? 0))
        result.slow.push(`${kind}: ${Date.now() - began} ms`);
      if (job.status === 'failed') {
        const said = job.problem?.code ?? 'nothing';
        if (!readingRefusals.includes(said)) result.undocumented.push(`${kind}: ${said}`);
        return said;
      }
      if (job.status !== 'preview_ready') throw new Error(`the import is ${job.status}`);
      await finish(kind, job);
      return '';
    }
  });
  return result;

  async function finish(kind: string, job: Job) {
    const { id, counts } = job;
    if (counts.errors + counts.conflict > 0) {
      for (const format of ['xlsx', 'csv', 'tsv']) {
        const cells = readIndependently(await doors.errorFile(id, format), format).flat();
        const found = cells.find(({ formula }) => formula);
        if (found) result.formulas.push(`${kind}, ${format}: ${JSON.stringify(found.text.slice(0, 40))}`);
      }
    }
    if (counts.create + counts.update === 0) return;
    const { status } = await doors.apply(id);
    if (!['applied', 'partially_applied', 'preview_ready'].includes(status))
      throw new Error(`applying ended ${status}`);
  }
}
