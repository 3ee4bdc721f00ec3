import type { Connection } from '../connect.ts';
import { jsonContent } from './json-content.ts';
import type { Triable } from './operation.ts';
import { prepareCall } from './prepare-call.ts';
import { send } from './send.ts';

/** An operation that is answered in JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function call<Args extends readonly unknown[], Result, Code extends string>(
  shape: string,
): Triable<Args, Result, Code> {
  return (async (connection: Connection, ...args: readonly unknown[]) => {
    const prepared = prepareCall(shape, args);
    return send(connection, prepared, jsonContent(prepared.body), takeJson);
  }) as Triable<Args, Result, Code>;
}

export async function takeJson<Result>(response: Response): Promise<Result> {
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Result;
}
