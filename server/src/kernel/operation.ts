import type { Static, TSchema } from 'typebox';
import type { Actor, Requirement } from './access/actor.ts';
import type { Directory, Entrance } from './access/entrance.ts';
import type { Described } from './described.ts';
import type { Fact } from './entity.ts';
import type { Words } from './problems/errors.ts';
import type { Services } from './services.ts';
import type { Db } from './sql/db.ts';

export interface ReadContext {
  readonly actor: Actor;
  readonly db: Db;
  readonly requestId: string;
  /** The language of the caller. */
  readonly language: keyof Words;
  readonly services: Services;
  /** Loads something once for a portal and keeps it until the portal's configuration changes: settings, definitions, roles. */
  remember<T>(what: string, load: () => Promise<T>): Promise<T>;
  /** Runs another query inside this transaction, under that query's own permission check. */
  ask<R>(query: Query<TSchema, R, undefined>, input: unknown): Promise<R>;
  /** Changes the status of the answer, or adds headers to it. */
  respond(answer: { status?: number; headers?: Record<string, string | string[]> }): void;
}

export interface WriteContext extends ReadContext {
  /** The identifier of the record this command creates: known beforehand, so that statements referring to it go in the same flight. */
  readonly newId: string;
  /** How many facts were recorded so far, by this command and by those it called. */
  stated(): number;
  /** Records a fact. It commits with the change, or not at all. */
  record(fact: Fact): void;
  /** Declares that this run changed nothing on purpose. */
  nothingChanged(): void;
  /** Writes the facts recorded so far, where thousands would otherwise stay in memory until the end. */
  writeFacts(): Promise<void>;
  /**
   * From here on nothing of this transaction leaves the portal: its facts are internal, nobody gets a letter or a notice, and what
   * would follow in jobs of its own follows before the commit, or whenever facts are written.
   */
  stayInside(): void;
  readonly staysInside: boolean;
  /**
   * A value under one name, shared by this command and all it calls. `end` runs once, after all work and before the facts are
   * written, and may still record more.
   */
  lastly<G>(what: string, begin: () => G, end: (gathered: G, facts: readonly Fact[]) => Promise<void>): G;
  /** Runs another command inside this transaction; the identifier of the record it creates may be given. */
  call<I extends TSchema, R>(command: Command<I, R>, input: Static<I>, newId?: string): Promise<R>;
  /** Runs a part that may be refused without undoing the rest: a refusal undoes this part alone, facts included. */
  attempt<T>(part: () => Promise<T>): Promise<T>;
  /** Runs a part once for a client's key: a repeat gets the first answer back and does nothing. */
  once(key: string, request: unknown, part: () => Promise<Outcome>): Promise<Outcome>;
  /** Enqueues a job if this transaction commits. Returns its identifier, or null if a job with the same key is already queued. */
  enqueue<P extends TSchema>(
    job: JobName<P>,
    payload: Static<P>,
    options?: { dueAt?: string; key?: string },
  ): Promise<string | null>;
  /** Enqueues the same job for many records in one statement. */
  enqueueAll<P extends TSchema>(job: JobName<P>, payloads: ReadonlyArray<Static<P>>): Promise<void>;
  /** Refuses when the version the caller expects differs from that of the locked record. */
  expectVersion(current: number): void;
}

/** The answer of one part of a batch. */
export type Outcome = { status: number; body: unknown };

/** What code that enqueues a job has to know of it. */
export interface JobName<P extends TSchema = TSchema> {
  name: string;
  payload: P;
}

/** What a command answered; its own status, when it chose one. */
type Answered = { status?: number; result: unknown };

/** The context of work in steps: runs operations as the caller, each in a transaction of its own. */
export interface Steps extends Pick<ReadContext, 'services' | 'actor' | 'language' | 'respond'> {
  command<I extends TSchema, R>(op: Command<I, R>, input: Static<I>): Promise<R>;
  query<I extends TSchema, R>(op: Query<I, R>, input: Static<I>): Promise<R>;
  /** The same as the system, independent of the caller's rights and idempotency key. */
  readonly asSystem: Pick<Steps, 'command' | 'query'>;
  /** The same in the name of somebody else, whose rights are checked as at a request of his own; under one key it is done once. */
  inNameOf(actor: Actor, op: AnyCommand, input: unknown, once: { key: string; ifMatch?: number }): Promise<Answered>;
  /** Continues under the right that an earlier step proved: an answer being sent cannot start again when rights change. */
  readOn<I extends TSchema, R>(op: Query<I, R>, input: Static<I>): Promise<R>;
}

interface Operation<I extends TSchema, R, Ctx, C> extends Described, Requirement {
  input: I;
  output: TSchema;
  /** What the thief of a session would change: its person proves presence first, always or where the input demands it. Keys are not asked. */
  provesPresence?: true | ((input: never) => boolean);
  /** A visitor with a valid session is identified by it. */
  knowsSession?: true;
  /** For operations of visitors: finds the portal and does slow work before the transaction opens. */
  enter?(input: Static<I>, visit: Approach): Promise<Entrance<C>>;
  run(ctx: Ctx, input: Static<I>, carried: C): Promise<R>;
  /** For work that must not hold a transaction, such as an outgoing call or a wait: runs instead of `run`. */
  steps?(steps: Steps, input: Static<I>): Promise<R>;
}

/** The context of an operation before its transaction opens. */
export interface Approach {
  directory: Directory;
  services: Services;
  actor: Actor;
  /** Runs one of our own queries in a portal as the system. */
  readonly ask: <I extends TSchema, R, C>(query: Query<I, R, C>, tenantId: string, input: Static<I>) => Promise<R>;
}

/**
 * A command that throws leaves no trace. One that *returns* a `Refusal` is answered with it all the same, but what it wrote
 * and recorded stays: a failed sign-in is kept in the audit trail.
 */
export interface Command<I extends TSchema = TSchema, R = unknown, C = unknown>
  extends Operation<I, R, WriteContext, C> {
  kind: 'command';
  /** The answer holds a secret that is shown once: the stored copy is sealed. */
  revealsSecret?: true;
  /** Of work in steps: its answer opens something by itself, so it is made anew for each request and kept nowhere. */
  answersAnew?: true;
  /** Many transactions wait for its locks: they continue before its commit is flushed to disk; the caller is answered after the flush. */
  releasesEarly?: true;
}

export interface Query<I extends TSchema = TSchema, R = unknown, C = unknown> extends Operation<I, R, ReadContext, C> {
  kind: 'query';
  /** It sends all its statements before its first await, so the whole transaction is one flight (`open-transaction.ts`). */
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
