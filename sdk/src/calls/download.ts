import type { Connection } from '../connect.ts';
import { jsonContent } from './json-content.ts';
import type { CallOptions, Operation } from './operation.ts';
import { prepareCall } from './prepare-call.ts';
import { send } from './send.ts';

/** A file that is coming. Read it once: as a stream, or whole. */
export interface Download {
  /** As the server calls it. */
  readonly name: string | undefined;
  readonly type: string;
  readonly stream: ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  text(): Promise<string>;
}

/** An operation that answers with a file. The time limit is that of its beginning, however long the file. */
/* @__NO_SIDE_EFFECTS__ */
export function download<Args extends readonly unknown[], Code extends string>(
  shape: string,
): Operation<Args, Promise<Download>, Code> {
  return async (connection: Connection, ...args: [...Args, options?: CallOptions]) => {
    const prepared = prepareCall(shape, args);
    return send(connection, prepared, jsonContent(prepared.body), present);
  };
}

const present = (response: Response): Download => ({
  name: nameOf(response.headers.get('content-disposition') ?? ''),
  type: response.headers.get('content-type') ?? 'application/octet-stream',
  stream: response.body ?? new ReadableStream({ start: (end) => end.close() }),
  bytes: async () => new Uint8Array(await response.arrayBuffer()),
  text: () => response.text(),
});

/** `attachment; filename="order.pdf"; filename*=UTF-8''%D0%97…`: the latter is the whole name. */
function nameOf(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return whole === undefined ? /filename="([^"]*)"/i.exec(disposition)?.[1] : decodeURIComponent(whole);
}
