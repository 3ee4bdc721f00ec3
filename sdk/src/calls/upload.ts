import type { Connection } from '../connect.ts';
import { takeJson } from './call.ts';
import { formContent } from './form-content.ts';
import type { Triable } from './operation.ts';
import { prepareCall } from './prepare-call.ts';
import { send } from './send.ts';

/** An operation that takes a file in a form. */
/* @__NO_SIDE_EFFECTS__ */
export function upload<Args extends readonly unknown[], Result, Code extends string>(
  shape: string,
): Triable<Args, Result, Code> {
  return (async (connection: Connection, ...args: readonly unknown[]) => {
    const prepared = prepareCall(shape, args);
    return send(connection, prepared, await formContent(prepared.body as Record<string, unknown>), takeJson);
  }) as Triable<Args, Result, Code>;
}
