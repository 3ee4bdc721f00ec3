import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const quietMs = 400;
const longestMs = 20_000;

/** Waits until nothing is asked for any more; the stream of changes, which never ends, does not count. */
export function quiet(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let changedAt = Date.now();
  const change = (act: () => void) => {
    act();
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().endsWith('/events/stream')) change(() => asked.add(request));
  });
  const over = (request: Request) => change(() => asked.delete(request));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return async () => {
    for (const from = Date.now(); asked.size > 0 || Date.now() - changedAt < quietMs; ) {
      if (Date.now() - from > longestMs)
        throw new Error(`${page.url()} is not quiet: ${[...asked].map((one) => one.url()).join(', ')}`);
      await pause(50);
    }
  };
}
