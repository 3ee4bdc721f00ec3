import type { Connection } from '../connect.ts';
import { takeJson } from './call.ts';
import type { CallOptions, Operation } from './operation.ts';
import { prepareCall } from './prepare-call.ts';
import { send } from './send.ts';

interface Page {
  items: readonly unknown[];
  page: { nextCursor: string | null };
}

/** A list as it is walked: record by record, `pages()` at a time, or one `page()`. Further pages are asked for when they are needed. */
export interface List<Answer extends Page> extends AsyncIterable<Answer['items'][number]> {
  /** The page that the query asks for. */
  page(): Promise<Answer>;
  pages(): AsyncGenerator<Answer, void, undefined>;
}

/** An operation that answers page by page. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Args extends readonly unknown[], Answer extends Page, Code extends string>(
  shape: string,
): Operation<Args, List<Answer>, Code> {
  return (connection: Connection, ...args: [...Args, options?: CallOptions]) => {
    const first = prepareCall(shape, args);
    const read = (cursor?: string) =>
      send(
        connection,
        cursor === undefined ? first : { ...first, path: withCursor(first.path, cursor) },
        undefined,
        takeJson<Answer>,
      );
    async function* pages() {
      for (let answer = await read(); ; ) {
        yield answer;
        const { nextCursor } = answer.page;
        if (nextCursor === null) return;
        answer = await read(nextCursor);
      }
    }
    return {
      page: () => read(),
      pages,
      async *[Symbol.asyncIterator]() {
        for await (const { items } of pages()) yield* items;
      },
    };
  };
}

function withCursor(path: string, cursor: string): string {
  const [address, query] = path.split('?') as [string, string?];
  const search = new URLSearchParams(query);
  search.set('cursor', cursor);
  return `${address}?${search}`;
}
