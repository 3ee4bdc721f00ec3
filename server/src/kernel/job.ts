import type { TSchema } from 'typebox';
import type { AnyCommand } from './operation.ts';

/** Work done by the workers in a portal's name: a command run by the system actor, at least once. */
export interface Job<P extends TSchema = TSchema> {
  name: string;
  payload: P;
  command: AnyCommand;
  /** Attempts before the job is given up and reported. Default 12, spaced from 5 seconds to an hour. */
  attempts?: number;
}

export const job = <const P extends TSchema>(declared: Job<P>): Job<P> => declared;

/** Work that recurs for the whole installation; `run` picks portals itself through directory functions. */
export interface Schedule {
  name: string;
  everySeconds: number;
  run(): Promise<void>;
}
