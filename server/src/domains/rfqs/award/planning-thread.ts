import { parentPort, workerData } from 'node:worker_threads';
import type { Award, AwardProblem } from './award.ts';
import { findAward } from './find-award.ts';
import { solver } from './solver.ts';

export interface PlanningOrder {
  problem: AwardProblem;
  seconds: number;
  memoryMiB: number;
}

export type FromPlanning = { award: Award } | { failed: string };

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(delta: number): number;
}

// The types of Node leave it out.
const { WebAssembly } = globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } };

/** The heap of a thread can be bounded from outside, the memory of WebAssembly cannot: what would grow past this is refused. */
function boundMemory(pages: number) {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function bounded(this: Memory, delta: number) {
    if (this.buffer.byteLength / pageBytes + delta > pages) throw new RangeError('No more memory for this plan');
    return grow.call(this, delta);
  };
}

const pageBytes = 65_536;

async function plan({ problem, seconds, memoryMiB }: PlanningOrder): Promise<FromPlanning> {
  boundMemory((memoryMiB * 2 ** 20) / pageBytes);
  try {
    return { award: findAward(problem, await solver(), seconds) };
  } catch (error) {
    return { failed: String(error) };
  }
}

parentPort?.postMessage(await plan(workerData as PlanningOrder));
