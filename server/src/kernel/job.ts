import type { Static, TSchema } from 'typebox';
import type { Directory } from './access/entrance.ts';
import type { AnyCommand, AnyQuery, JobName, Steps } from './operation.ts';
import type { Services } from './services.ts';
import type { Sql } from './sql/sql.ts';

/**
 * Work done by the workers in a portal's name, at least once: a command run by the system actor, whose input is the payload.
 * The command and the mark that the job is done commit together, unless the command enters another portal.
 */
export interface Job<P extends TSchema = TSchema> extends JobName<P> {
  command: AnyCommand;
  /** External work, such as sending a letter. Its result reaches the command as `outcome`, beside the payload. */
  outside?: OutsideWork;
  /** The person the work is done for, named as author of what it writes and records. */
  onBehalfOf?(payload: Static<P>): string | null;
  /** Attempts before the job is given up and reported. Default 12, spaced from 5 seconds to an hour. */
  attempts?: number;
  /** Runs when the last attempt has failed or its worker died, to end what waits for the job. */
  onGivenUp?: GivingUp<P>;
}

/** A command that commits together with the mark that the job is given up. It must not refuse. */
export interface GivingUp<P extends TSchema = TSchema> {
  command: AnyCommand;
  input(payload: Static<P>, failure: { reason: string; attempts: number }): unknown;
}

/** `read` loads from the portal what the work needs; `perform` does it outside any transaction. */
export interface OutsideWork {
  read: AnyQuery;
  /** If it throws, the attempt has failed and is retried later. */
  perform(found: never, tools: OutsideTools): Promise<unknown>;
}

export interface OutsideTools extends Pick<Steps, 'services' | 'asSystem'> {
  attempt: number;
}

export const job = <const P extends TSchema>(declared: Job<P>): Job<P> => declared;

/** Recurring work of the whole installation: the first free worker does it. */
export interface Schedule {
  name: string;
  everySeconds: number;
  run(tools: ScheduleTools): Promise<void>;
}

export interface ScheduleTools {
  directory: Directory;
  services: Services;
  /** Every portal, one after another. */
  readonly portals: () => AsyncIterable<string>;
  /** The portals that a question of the directory names. While a node of a cluster is away: all portals of the others, whether they have work or not. */
  readonly portalsWith: (question: Sql) => Promise<string[]>;
  /** Runs a command of ours in a portal, as the system. */
  readonly runIn: <I extends TSchema>(
    tenantId: string,
    command: AnyCommand & { input: I },
    input: Static<I>,
  ) => Promise<unknown>;
}
