import { Worker } from 'node:worker_threads';
import { refuse } from '../../kernel/problems/errors.ts';
import { turns } from '../../kernel/turns.ts';
import { type FileRefusal, malformed, refusedFile, tooMuch } from './file-refusal.ts';
import { limits } from './limits.ts';
import type { FromReading, ReadingOrder } from './reading-thread.ts';
import type { ReadFacts, ReadOptions, SheetRow } from './spreadsheet.ts';

/** A process reads two files at once at most. */
const readingTurn = turns({ atOnce: 2 });

type TakeRows = (rows: readonly SheetRow[], facts: ReadFacts) => Promise<void>;

/**
 * Reads a file of rows on a thread that may be killed: 256 MiB of heap, 30 seconds of its own work. It takes the bytes over.
 * Rows come in batches, the next one after the last was taken. Refuses with a documented code, whatever the file holds.
 */
export async function readSpreadsheet(bytes: Uint8Array, options: ReadOptions, take: TakeRows): Promise<ReadFacts> {
  if (bytes.length > limits.file) throw refuse('file_too_large', undefined, { limitBytes: limits.file });
  if (bytes.length === 0) throw refusedFile(malformed('The file is empty', 'Файл пуст').refusal);
  return readingTurn(() => onThread(bytes, options, take));
}

function onThread(bytes: Uint8Array, options: ReadOptions, take: TakeRows): Promise<ReadFacts> {
  const taken = new SharedArrayBuffer(4);
  const order: ReadingOrder = { bytes, options, taken };
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: order,
    // What fills its own memory moves over instead of being copied.
    transferList: bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMiB, maxYoungGenerationSizeMb: 6, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  let stop = () => {};
  return new Promise<ReadFacts>((resolve, reject) => {
    let left = limits.seconds * 1_000;
    let began = performance.now();
    let alarm = setTimeout(tooLong, left);
    let storing: Promise<void> = Promise.resolve();
    const refused = (refusal: FileRefusal) => void storing.then(() => reject(refusedFile(refusal)), reject);

    function tooLong() {
      refused(
        tooMuch('Reading the file takes too many seconds', 'Чтение файла занимает слишком много секунд', limits.seconds)
          .refusal,
      );
    }
    // Its time runs while it reads, not while its rows are being stored.
    async function stored(rows: readonly SheetRow[], facts: ReadFacts) {
      clearTimeout(alarm);
      left -= performance.now() - began;
      await take(rows, facts);
      began = performance.now();
      alarm = setTimeout(tooLong, left);
      Atomics.add(new Int32Array(taken), 0, 1);
      Atomics.notify(new Int32Array(taken), 0);
    }
    // The thread ends before its last rows are stored.
    let ended = false;
    thread.on('message', (message: FromReading) => {
      ended ||= !('rows' in message);
      if ('refused' in message) refused(message.refused);
      else if ('done' in message) void storing.then(() => resolve(message.done), reject);
      else {
        storing = storing.then(() => stored(message.rows, message.facts));
        storing.catch(reject);
      }
    });
    thread.on('error', () =>
      refused(
        tooMuch(
          'Reading the file needs too many MiB of memory',
          'Для чтения файла нужно слишком много МиБ памяти',
          limits.heapMiB,
        ).refusal,
      ),
    );
    thread.on('exit', () => {
      if (!ended) refused(malformed('The file cannot be read', 'Файл не читается').refusal);
    });
    stop = () => clearTimeout(alarm);
  }).finally(() => {
    stop();
    void thread.terminate();
  });
}
