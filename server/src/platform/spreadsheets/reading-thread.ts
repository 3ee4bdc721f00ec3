import { parentPort, workerData } from 'node:worker_threads';
import { type FileRefusal, malformed, RefusedFile } from './file-refusal.ts';
import { readRows } from './read-rows.ts';
import type { ReadFacts, ReadOptions, SheetRow } from './spreadsheet.ts';

export interface ReadingOrder {
  bytes: Uint8Array;
  options: ReadOptions;
  /** Batches the other side has finished with. */
  taken: SharedArrayBuffer;
}

export type FromReading = { rows: SheetRow[]; facts: ReadFacts } | { refused: FileRefusal } | { done: ReadFacts };

const batch = 250;
const mostAhead = 1;

/** Reads one file on a thread of its own, a batch ahead at most: it rests while the last one is stored, others need the processor too. */
async function read({ bytes, options, taken }: ReadingOrder) {
  const count = new Int32Array(taken);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { facts, rows } = await readRows(buffer, options);
  let gathered: SheetRow[] = [];
  let sent = 0;
  const send = () => {
    say({ rows: gathered, facts });
    gathered = [];
    sent += 1;
    // The parser behind the rows stops with this thread: nothing piles up while the database writes.
    for (let done = Atomics.load(count, 0); sent - done >= mostAhead; done = Atomics.load(count, 0))
      Atomics.wait(count, 0, done);
  };
  for await (const row of rows) {
    gathered.push(row);
    if (gathered.length === batch) send();
  }
  if (gathered.length > 0) send();
  say({ done: facts });
}

const say = (message: FromReading) => parentPort?.postMessage(message);

read(workerData as ReadingOrder).catch((error: unknown) => {
  const refused = error instanceof RefusedFile ? error : malformed('The file cannot be read', 'Файл не читается');
  say({ refused: refused.refusal });
});
