import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { RefusedDocument } from '../document-refusal.ts';
import type { FromRendering, RenderingOrder } from './rendering-order.ts';

// Who asks the server for something comes first: on Linux each thread has a priority of its own.
const { PRIORITY_BELOW_NORMAL: below, PRIORITY_LOW: lowest } = constants.priority;
if (process.platform === 'linux') setPriority(0, Math.min(getPriority() + below, lowest));

type Maker<Order> = (order: Order) => Promise<Uint8Array>;

/** Who makes what is ordered. Only the libraries that a document needs are loaded. */
const makers: { [Kind in RenderingOrder['kind']]: () => Promise<Maker<Extract<RenderingOrder, { kind: Kind }>>> } = {
  layout: async () => (await import('../drawing/draw-layout.ts')).drawLayout,
  word: async () => (await import('../word/fill-word.ts')).fillWord,
  'word-check': async () => (await import('../word/check-word-order.ts')).checkWordOrder,
};

async function answer(order: RenderingOrder): Promise<FromRendering> {
  try {
    const make = (await makers[order.kind]()) as Maker<RenderingOrder>;
    return { bytes: await make(order) };
  } catch (error) {
    if (error instanceof RefusedDocument) return { refused: error.refusal };
    // A stack too deep, a text or a buffer too long.
    if (error instanceof RangeError) return { tooComplex: true };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function say(order: RenderingOrder) {
  const said = await answer(order);
  parentPort?.postMessage(said, 'bytes' in said && isWhole(said.bytes) ? [said.bytes.buffer as ArrayBuffer] : []);
}

parentPort?.on('message', (order: RenderingOrder) => void say(order));

/** What fills its own memory moves over instead of being copied. */
const isWhole = ({ buffer, byteLength }: Uint8Array) => buffer.byteLength === byteLength;
