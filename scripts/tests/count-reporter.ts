import { relative } from 'node:path';
import type { EventData } from 'node:test';

type Event = { readonly type: string; readonly data: unknown };

/** Writes the run's counts and the seconds of each file as one JSON line when it ends. A todo test counts as skipped. */
export default async function* countReporter(events: AsyncIterable<Event>): AsyncGenerator<string> {
  const seconds: Record<string, number> = {};
  for await (const { type, data } of events) {
    if (type === 'test:pass' || type === 'test:fail') add(seconds, data as EventData.TestPass);
    if (type !== 'test:summary') continue;
    const { file, counts } = data as EventData.TestSummary;
    if (file !== undefined) continue;
    const { passed, tests, skipped, todo } = counts;
    yield JSON.stringify({ passed, failed: tests - passed - skipped - todo, skipped: skipped + todo, seconds });
  }
}

/** A test inside another is part of the time of the outer one. */
function add(seconds: Record<string, number>, { file, nesting, details }: EventData.TestPass): void {
  if (file === undefined || nesting > 0) return;
  const name = relative(process.cwd(), file);
  seconds[name] = (seconds[name] ?? 0) + details.duration_ms / 1000;
}
