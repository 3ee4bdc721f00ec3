import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvents, type ServerEvent } from './read-events.ts';

const read = async (...chunks: string[]) => {
  const events: ServerEvent[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(new TextEncoder().encode(chunk));
      stream.close();
    },
  });
  for await (const event of readEvents(body)) events.push(event);
  return events;
};

test('events cut anywhere on the line are read whole, and beats are no events', async () => {
  const events = await read('retry: 3000\n\n:\n', '\nevent: cha', 'nged\ndata: {"types":', '["invoice"]}\n\n', ':\n\n');
  assert.deepEqual(events, [{ event: 'changed', data: '{"types":["invoice"]}' }]);
});
