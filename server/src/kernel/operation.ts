import type { Static, TSchema } from 'typebox';
import type { Actor, Requirement } from './access/actor.ts';
import type { Directory, Entrance } from './access/entrance.ts';
import type { Fact } from './entity.ts';
import type { Words } from './problems/errors.ts';
import type { ProblemCode } from './problems/problems.ts';
import type { Services } from './services.ts';
import type { Db } from './sql/db.ts';

export interface ReadContext {
  readonly actor: Actor;
  readonly db: Db;
  readonly requestId: string;
  /** The language the caller asked for. */
  readonly language: keyof Words;
  readonly services: Services;
  /** Something read once for a portal and kept until its configuration changes: settings, definitions, roles. */
  remember<T>(what: string, load: () => Promise<T>): Promise<T>;
  /** Asks another query inside this transaction, under its own rights. */
  ask<R>(query: Query<TSchema, R, undefined>, input: unknown): Promise<R>;
  /** Changes the status of the answer, or adds headers to it. */
  respond(answer: { status?: number; headers?: Record<string, string | string[]> }): void;
}

export interface WriteContext extends ReadContext {
  /** What the record this command makes is called: known before it is made, so that what points at it travels along. */
  readonly newId: string;
  /** How much has been stated so far, by this command and by what it called. */
  stated(): number;
  /** States what happened. Recorded with the change, or not at all. */
  record(fact: Fact): void;
  /** States that this run deliberately changed nothing. */
  nothingChanged(): void;
  /** Writes what was recorded so far, where thousands of facts would otherwise pile up in memory until the end. */
  writeFacts(): Promise<void>;
  /**
   * What all that this command calls gathers under one name, and how the transaction ends with it: after everything was done, before its
   * facts are written, which `end` may still complete.
   */
  lastly<G>(what: string, begin: () => G, end: (gathered: G, facts: readonly Fact[]) => Promise<void>): G;
  /** Runs another command inside this transaction; what that makes may be named beforehand. */
  call<I extends TSchema, R>(command: Command<I, R>, input: Static<I>, newId?: string): Promise<R>;
  /** Runs a part that may be refused without undoing the rest: a refusal undoes this part alone, facts included. */
  attempt<T>(part: () => Promise<T>): Promise<T>;
  /** Runs a part once for a client's key: a repeat gets the first answer back and does nothing. */
  once(key: string, request: unknown, part: () => Promise<Outcome>): Promise<Outcome>;
  /** Hands work to the workers, if and only if this transaction commits: its identifier, or null when one with the same key waits already. */
  enqueue<P extends TSchema>(
    job: JobName<P>,
    payload: Static<P>,
    options?: { dueAt?: string; key?: string },
  ): Promise<string | null>;
  /** The same work for many records, in one statement. */
  enqueueAll<P extends TSchema>(job: JobName<P>, payloads: ReadonlyArray<Static<P>>): Promise<void>;
  /** Refuses when the caller named another version of the record than the one now locked. */
  expectVersion(current: number): void;
}

/** The answer of one part of a batch. */
export interface Outcome {
  status: number;
  body: unknown;
}

/** All that whoever hands work over has to know of it. */
export interface JobName<P extends TSchema = TSchema> {
  name: string;
  payload: P;
}

/** What work in steps may do: run operations in the caller's name, each in a transaction of its own. */
export interface Steps extends Pick<ReadContext, 'services' | 'actor' | 'language' | 'respond'> {
  command<I extends TSchema, R>(op: Command<I, R>, input: Static<I>): Promise<R>;
  query<I extends TSchema, R>(op: Query<I, R>, input: Static<I>): Promise<R>;
  /** The same in the name of the platform, apart from the caller's rights and his idempotency key. */
  readonly asSystem: Pick<Steps, 'command' | 'query'>;
  /** Asks on under the right that an earlier step proved: an answer on its way cannot begin anew when rights change. */
  readOn<I extends TSchema, R>(op: Query<I, R>, input: Static<I>): Promise<R>;
}

interface Described {
  /** `domain.verb-noun`; also the operation id of the documentation. */
  name: string;
  summary: Words;
  description?: string;
  /** Codes this operation may answer beyond those that its kind implies. */
  refuses?: readonly ProblemCode[];
  /** Statuses it may choose by `respond` beside that of its route: 201 of a change that may also create. */
  alsoAnswers?: readonly number[];
}

interface Operation<I extends TSchema, R, Ctx, C> extends Described, Requirement {
  input: I;
  output: TSchema;
  /** A visitor who shows a session is known by it, if it holds. */
  knowsSession?: true;
  /** For operations of visitors: finds the portal, does what is slow, before the transaction opens. */
  enter?(input: Static<I>, visit: Approach): Promise<Entrance<C>>;
  run(ctx: Ctx, input: Static<I>, carried: C): Promise<R>;
  /** For what must not hold a transaction, such as a call outside or a wait: runs instead of `run`. */
  steps?(steps: Steps, input: Static<I>): Promise<R>;
}

/** What an operation has before its transaction opens. */
export interface Approach {
  directory: Directory;
  services: Services;
  actor: Actor;
  /** Answers a query of our own about a portal, read as the system. */
  readonly ask: <I extends TSchema, R, C>(query: Query<I, R, C>, tenantId: string, input: Static<I>) => Promise<R>;
}

/**
 * A command that throws leaves no trace. One that *returns* a `Refusal` is answered with it all the same, but what it wrote
 * and recorded stays: a failed sign-in is told in the audit trail.
 */
export interface Command<I extends TSchema = TSchema, R = unknown, C = unknown>
  extends Operation<I, R, WriteContext, C> {
  kind: 'command';
  /** The answer holds a secret shown once: a stored copy is sealed. */
  revealsSecret?: true;
  /** Many queue for what it holds: they go on before its commit has reached the disk, whoever asked is answered after. */
  releasesEarly?: true;
}

export interface Query<I extends TSchema = TSchema, R = unknown, C = unknown> extends Operation<I, R, ReadContext, C> {
  kind: 'query';
  /** Whatever it asks of the database it asks before its first wait: the whole transaction is one flight (`open-transaction.ts`). */
  asksAtOnce?: true | ((input: never) => boolean);
}

/** The `run` of an operation that works in steps. */
export const inSteps = (): never => {
  throw new Error('This operation works in steps');
};

// A registration holds operations of every shape.
export type AnyCommand = Command<any, any, any>;
export type AnyQuery = Query<any, any, any>;
export type AnyOperation = AnyCommand | AnyQuery;

export const command = <const I extends TSchema, R, C = undefined>(
  op: Omit<Command<I, R, C>, 'kind'>,
): Command<I, R, C> => ({ kind: 'command', ...op });
export const query = <const I extends TSchema, R, C = undefined>(op: Omit<Query<I, R, C>, 'kind'>): Query<I, R, C> => ({
  kind: 'query',
  ...op,
});
