import type { Asked, Database, StepName } from './database.ts';
import type { Process, World } from './world.ts';

/** How often what goes wrong; all zero once the faults stop. */
export interface Faults {
  /** A statement that never came, and one whose answer never came. */
  lostAsking: number;
  lostAnswer: number;
  /** One that takes seconds. */
  slow: number;
  /** A request that the receiver never got, got and did not answer, or got twice. */
  dropped: number;
  cut: number;
  doubled: number;
}

export const noFaults: Faults = { lostAsking: 0, lostAnswer: 0, slow: 0, dropped: 0, cut: 0, doubled: 0 };

/** What lies between a process and the database: the step is made there whatever becomes of who asked. */
export function createNetwork(world: World, database: Database, faults: () => Faults) {
  const { random } = world;
  const latency = () => (world.fails(faults().slow) ? random.between(500, 4_000) : random.between(1, 12));

  /** Made in the database, whatever becomes of who asked; where only he can carry it on, if he lives. */
  function asked<T>(process: Process, work: (done: (answer: Answer<T>) => void) => void, by: Process | null) {
    return new Promise<T>((resolve, reject) => {
      if (world.fails(faults().lostAsking)) return world.after(random.between(10, 5_000), process, fail);
      const isAnswerLost = world.fails(faults().lostAnswer);
      world.after(latency(), by, () =>
        work((answer) => {
          if (isAnswerLost) world.after(random.between(10, 5_000), process, fail);
          else world.after(latency(), process, () => ('error' in answer ? reject(answer.error) : resolve(answer.done)));
        }),
      );
      function fail() {
        reject(Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' }));
      }
    });
  }

  const ask = <T>(process: Process, work: () => T): Promise<T> => asked(process, (done) => done(outcomeOf(work)), null);

  return {
    ask,
    /** A transaction of several statements, at one moment and whole. */
    transact: <T>(process: Process, work: () => Promise<T>): Promise<T> =>
      asked<T>(
        process,
        (done) =>
          void work().then(
            (result) => done({ done: result }),
            (error) => done({ error }),
          ),
        process,
      ),
    step: (process: Process, name: StepName, input: unknown, statement?: Asked) =>
      ask(process, () => database.step(name, input, statement)),
  };
}

export type Network = ReturnType<typeof createNetwork>;

type Answer<T> = { done: T } | { error: unknown };

function outcomeOf<T>(work: () => T): Answer<T> {
  try {
    return { done: work() };
  } catch (error) {
    return { error };
  }
}
