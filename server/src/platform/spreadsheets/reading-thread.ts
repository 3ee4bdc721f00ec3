import { parentPort, workerData } from 'node:worker_threads';
import { fileKind } from './file-kind.ts';
import { type FileRefusal, malformed, RefusedFile, tooMuch } from './file-refusal.ts';
import { limits } from './limits.ts';
import { openBook } from './open-book.ts';
import { openText } from './open-text.ts';
import type { ReadFacts, ReadOptions, SheetRow } from './spreadsheet.ts';

export interface ReadingOrder {
  bytes: Uint8Array;
  options: ReadOptions;
  /** Batches the other side has finished with. */
  taken: SharedArrayBuffer;
}

export type FromReading = { rows: SheetRow[]; facts: ReadFacts } | { refused: FileRefusal } | { done: ReadFacts };

const batch = 250;
const mostAhead = 2;

/** Reads one file on a thread of its own, never further ahead than a batch or two. */
async function read({ bytes, options, taken }: ReadingOrder) {
  const count = new Int32Array(taken);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { facts, rows } = fileKind(buffer) === 'book' ? await openBook(buffer, options) : openText(buffer, options);
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
    checkRow(row);
    if (row.cells.length > 0) gathered.push(row);
    if (gathered.length === batch) send();
  }
  if (gathered.length > 0) send();
  say({ done: facts });
}

function checkRow(row: SheetRow) {
  const { n, cells } = row;
  while (cells.length > 0 && isBlank(cells.at(-1))) cells.pop();
  if (n > limits.rows + 1) throw tooMuch('Too many rows', 'Слишком много строк', limits.rows);
  if (cells.length > limits.columns) throw tooMuch('Too many columns', 'Слишком много столбцов', limits.columns);
  if (cells.some((cell) => typeof cell === 'string' && cell.length > limits.cell))
    throw malformed(
      `Row ${n} has a cell longer than ${limits.cell} characters`,
      `В строке ${n} есть ячейка длиннее ${limits.cell} символов`,
    );
}

const isBlank = (cell: unknown) => cell === null || cell === undefined || cell === '';

const say = (message: FromReading) => parentPort?.postMessage(message);

read(workerData as ReadingOrder).catch((error: unknown) => {
  const refused = error instanceof RefusedFile ? error : malformed('The file cannot be read', 'Файл не читается');
  say({ refused: refused.refusal });
});
