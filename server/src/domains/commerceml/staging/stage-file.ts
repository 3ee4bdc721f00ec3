import type { Steps } from '../../../kernel/operation.ts';
import type { ExchangeCall } from '../protocol/call.ts';
import { bytesOf } from './bytes-of.ts';
import type { FoundFile } from './find-file.ts';
import { leaveOff, type Reading, takeUp } from './reading.ts';
import { stageRecords } from './stage-records.ts';

const atOnce = 1_000;

/**
 * Reads a file and puts its records aside, as far as the time goes; answers whether it is read whole. Where the reading was lost
 * with its process, what was put aside is read over and skipped. Nothing is applied before the end of the file was seen.
 */
export async function stageFile(steps: Steps, call: ExchangeCall, found: FoundFile, until: number): Promise<boolean> {
  const { file } = found;
  const reading = takeUp(file.id, file.staged) ?? begin(steps, call, found);
  try {
    for (let piece = await reading.pieces.next(); !piece.done; piece = await reading.pieces.next()) {
      const { records, packages } = piece.value;
      reading.packages.push(...packages);
      for (const record of records) {
        reading.seen += 1;
        if (reading.seen > reading.staged + reading.batch.length) reading.batch.push(record);
      }
      if (reading.batch.length < atOnce) continue;
      if (!(await put(steps, call, file.id, reading, false))) return false;
      if (Date.now() < until) continue;
      leaveOff(file.id, reading);
      return false;
    }
    return await put(steps, call, file.id, reading, true);
  } catch (error) {
    await reading.pieces.return?.();
    throw error;
  }
}

const begin = ({ services }: Steps, { port, settings }: ExchangeCall, { file, parts }: FoundFile): Reading => ({
  pieces: port.read(settings, bytesOf(services.files, parts))[Symbol.asyncIterator](),
  staged: file.staged,
  seen: 0,
  batch: [],
  packages: [],
});

/** Answers no where another call of the same client is further already. */
async function put(steps: Steps, { token }: ExchangeCall, fileId: string, reading: Reading, done: boolean) {
  const { batch: records, staged: from, packages } = reading;
  const ours = await steps.command(stageRecords, { token, fileId, from, records, packages, done });
  reading.batch = [];
  reading.staged += records.length;
  if (!ours) await reading.pieces.return?.();
  return ours;
}
