import { Worker } from 'node:worker_threads';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { turns } from '../../../kernel/turns.ts';
import type { Award, AwardProblem } from './award.ts';
import type { FromPlanning, PlanningOrder } from './planning-thread.ts';

const limits = {
  seconds: 20,
  /** Loading the solver, reading the order, sending the answer. All together it stays within the time of a request. */
  graceSeconds: 8,
  memoryMiB: 512,
  heapMiB: 256,
};

/** One plan at a time in a process: the next one starts when the last has ended, and its memory is given back. */
const planningTurn = turns({ atOnce: 1, mostWaiting: 4, full: () => tooManyPlans() });

/**
 * Finds the award on a thread of its own, which is ended when it takes longer or more memory than it may; the process answers
 * others meanwhile. Whatever happens there, the answer is an award or says that none was found. Waiting in line counts as planning: who
 * would get too little of the time is refused instead.
 */
export function planAward(
  problem: AwardProblem,
  { seconds = limits.seconds, memoryMiB = limits.memoryMiB } = {},
): Promise<Award> {
  const asked = performance.now();
  return planningTurn(async () => {
    const left = seconds - (performance.now() - asked) / 1_000;
    if (left < seconds / 4) throw tooManyPlans();
    return onThread({ problem, seconds: left, memoryMiB });
  });
}

async function onThread(order: PlanningOrder): Promise<Award> {
  const thread = new Worker(new URL('./planning-thread.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMiB, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  let alarm: NodeJS.Timeout | undefined;
  const planned = new Promise<Award>((resolve) => {
    const giveUp = () => resolve({ status: 'unsolved', notOffered: [], words: tooMuch });
    alarm = setTimeout(giveUp, (order.seconds + limits.graceSeconds) * 1_000);
    thread.on('message', (message: FromPlanning) => ('award' in message ? resolve(message.award) : giveUp()));
    thread.on('error', giveUp);
    thread.on('exit', giveUp);
  });
  try {
    return await planned;
  } finally {
    clearTimeout(alarm);
    await thread.terminate();
  }
}

const tooManyPlans = () =>
  new Refusal(
    'overloaded',
    words(
      'Several awards are being planned. Try again in a minute.',
      'Уже подбирается несколько распределений. Повторите через минуту.',
    ),
    { headers: { 'Retry-After': '30' } },
  );

const tooMuch = words(
  'The plan exceeded its time or memory limit. Set fewer limits, or plan fewer lines at once.',
  'План потребовал больше времени или памяти, чем отведено. Задайте меньше ограничений или меньше строк.',
);
