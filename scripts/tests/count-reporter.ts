import type { EventData } from 'node:test';

type Event = { readonly type: string; readonly data: unknown };

/** Writes the run's counts as one JSON line when it ends. A test waiting to be written counts as skipped. */
export default async function* countReporter(events: AsyncIterable<Event>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    if (type !== 'test:summary') continue;
    const { file, counts } = data as EventData.TestSummary;
    if (file !== undefined) continue;
    const { passed, tests, skipped, todo } = counts;
    yield JSON.stringify({ passed, failed: tests - passed - skipped - todo, skipped: skipped + todo });
  }
}
