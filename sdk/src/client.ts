import type { DryRun } from './calls/dry-run.ts';
import type { CallOptions, DryRunOptions, Operation, Triable } from './calls/operation.ts';
import type { Refusing } from './calls/refusing.ts';
import { type Connection, type ConnectOptions, connect } from './connect.ts';
import { type Followed, type FollowOptions, followEvents } from './events/follow-events.ts';
import type { ProkuraEvent } from './generated/events.ts';
import * as groups from './generated/groups.ts';

/** An operation that knows its connection. */
type Bound<Called> =
  Called extends Triable<infer Args, infer Body, infer Code>
    ? BoundTriable<Args, Body, Code>
    : Called extends Operation<infer Args, infer Result, infer Code>
      ? BoundOperation<Args, Result, Code>
      : never;

interface BoundOperation<Args extends readonly unknown[], Result, Code extends string> extends Refusing<Code> {
  (...args: [...Args, options?: CallOptions]): Result;
}

interface BoundTriable<Args extends readonly unknown[], Body, Code extends string>
  extends BoundOperation<Args, Promise<Body>, Code> {
  (...args: [...Args, options: DryRunOptions]): Promise<DryRun<Body>>;
}

type Groups = { readonly [group in keyof typeof groups]: BoundGroup<(typeof groups)[group]> };

type BoundGroup<Group> = { readonly [name in keyof Group]: Bound<Group[name]> };

/** Every operation of the contract, in the groups of the reference, and the feed of events. */
export interface Client extends Groups {
  readonly connection: Connection;
  readonly events: {
    follow<Name extends ProkuraEvent['event'] = ProkuraEvent['event']>(
      options?: FollowOptions<Name>,
    ): AsyncGenerator<Followed<Name>, void, undefined>;
  };
}

export function createClient(options: ConnectOptions): Client {
  const connection = connect(options);
  return {
    ...Object.fromEntries(Object.entries(groups).map(([group, operations]) => [group, bind(connection, operations)])),
    connection,
    events: { follow: (asked = {}) => followEvents(connection, asked) },
  } as Client;
}

const bind = (connection: Connection, operations: object) =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (operation as Operation<[], unknown, never>).bind(null, connection),
    ]),
  );
