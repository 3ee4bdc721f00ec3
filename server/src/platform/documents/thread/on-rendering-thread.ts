import { Worker } from 'node:worker_threads';
import { words } from '../../../../../nouns/kit/words.ts';
import { refuse } from '../../../kernel/problems/errors.ts';
import { turns } from '../../../kernel/turns.ts';
import { type DocumentRefusal, refusedDocument } from '../document-refusal.ts';
import { renderingLimits } from './rendering-limits.ts';
import type { FromRendering, RenderingOrder } from './rendering-order.ts';

/** A process makes two documents at once at most; a crowd that waits for more is asked to come again. */
const renderingTurn = turns({ atOnce: 2, mostWaiting: 200, full: () => refuse('overloaded') });

/** Threads that wait for their next order: a stack of documents does not start one for each. */
const idle: Array<{ thread: Worker; retire: NodeJS.Timeout }> = [];

const idleMs = 5_000;

/**
 * Makes a document on a thread that may be killed: 256 MiB of heap, 30 seconds. Refuses with a documented code what goes beyond,
 * whatever the layout or the template holds.
 */
export const onRenderingThread = (
  order: RenderingOrder,
  { seconds }: { seconds: number } = renderingLimits,
): Promise<Buffer> => renderingTurn(() => made(order, seconds));

async function made(order: RenderingOrder, seconds: number): Promise<Buffer> {
  const thread = takeThread();
  const said = await answerOf(thread, order, seconds);
  if (said === 'stopped') {
    await thread.terminate();
    throw refusedDocument(tooComplex);
  }
  keepThread(thread);
  if ('tooComplex' in said) throw refusedDocument(tooComplex);
  if ('refused' in said) throw refusedDocument(said.refused);
  if ('failed' in said) throw new Error(`A document could not be made: ${said.failed}`);
  return Buffer.from(said.bytes.buffer, said.bytes.byteOffset, said.bytes.byteLength);
}

/** `stopped` for a thread that took too long or ended by itself, as one out of memory does. */
function answerOf(thread: Worker, order: RenderingOrder, seconds: number): Promise<FromRendering | 'stopped'> {
  return new Promise<FromRendering | 'stopped'>((resolve) => {
    const alarm = setTimeout(() => resolve('stopped'), seconds * 1_000);
    const stopped = () => resolve('stopped');
    thread.once('message', (said: FromRendering) => {
      clearTimeout(alarm);
      thread.off('error', stopped).off('exit', stopped);
      resolve(said);
    });
    thread.once('error', stopped).once('exit', stopped);
    thread.ref();
    thread.postMessage(order);
  });
}

function takeThread(): Worker {
  const kept = idle.pop();
  if (!kept) return startThread();
  clearTimeout(kept.retire);
  return kept.thread;
}

function startThread(): Worker {
  const thread = new Worker(new URL('./rendering-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: renderingLimits.heapMiB, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  // Whoever waits for a document listens too; one that dies while it is idle is only forgotten.
  thread.on('error', () => forget(thread)).on('exit', () => forget(thread));
  return thread;
}

/** An idle thread keeps no process alive, and ends when nobody has asked for a while. */
function keepThread(thread: Worker) {
  thread.unref();
  const retire = setTimeout(() => {
    forget(thread);
    void thread.terminate();
  }, idleMs).unref();
  idle.push({ thread, retire });
}

function forget(thread: Worker) {
  const at = idle.findIndex((kept) => kept.thread === thread);
  if (at !== -1) clearTimeout(idle.splice(at, 1)[0]?.retire);
}

const tooComplex: DocumentRefusal = {
  code: 'template_too_complex',
  detail: words(
    `The document takes more than ${renderingLimits.seconds} seconds or ${renderingLimits.heapMiB} MiB of memory.`,
    `Документ требует больше ${renderingLimits.seconds} секунд или ${renderingLimits.heapMiB} МиБ памяти.`,
  ),
  members: { limits: renderingLimits },
};
