import type { Connection } from '../connect.ts';
import type { DryRun } from './dry-run.ts';
import type { Refusing } from './refusing.ts';

/** What any call may say besides its own arguments. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The key by which the server knows a repeat; made anew for each call unless given. Give one to repeat a call after a restart. */
  idempotencyKey?: string | undefined;
  /** Change the record only if it is still at this version, or of this `ETag`. */
  ifMatch?: number | string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  timeoutMs?: number | undefined;
  /** Sees the answer with its headers, before its body is read. */
  onResponse?: ((response: Response) => void) | undefined;
}

/** An operation of the contract: a connection, the parts of its address, its body, its query, and options. */
export interface Operation<Args extends readonly unknown[], Result, Code extends string> extends Refusing<Code> {
  (connection: Connection, ...args: [...Args, options?: CallOptions]): Result;
}

/** What a call says to be tried: it runs whole and is rolled back. A refusal is thrown as that of the write. */
export interface DryRunOptions extends CallOptions {
  dryRun: true;
}

/** An operation that can be tried, where it is a write. */
export interface Triable<Args extends readonly unknown[], Body, Code extends string>
  extends Operation<Args, Promise<Body>, Code> {
  (connection: Connection, ...args: [...Args, options: DryRunOptions]): Promise<DryRun<Body>>;
}
