import { relative } from 'node:path';
import type { EventData } from 'node:test';
import type { Failure, Ran } from './run-in-process.ts';

type Event = { readonly type: string; readonly data: unknown };

/** Writes what a run came to as one JSON line when it ends. A todo test counts as skipped. */
export default async function* countReporter(events: AsyncIterable<Event>): AsyncGenerator<string> {
  const seconds: Record<string, number> = {};
  const failures: Failure[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:fail') failures.push(failureOf(data as EventData.TestFail));
    if (type === 'test:diagnostic') failures.push(...outsideTests(data as EventData.TestDiagnostic));
    if (type === 'test:pass' || type === 'test:fail') add(seconds, data as EventData.TestPass);
    if (type !== 'test:summary') continue;
    const { file, counts } = data as EventData.TestSummary;
    if (file !== undefined) continue;
    const { passed, tests, skipped, todo } = counts;
    const ran: Ran = { passed, failed: tests - passed - skipped - todo, skipped: skipped + todo, seconds, failures };
    yield JSON.stringify(ran);
  }
}

/** A file that cannot be loaded fails without a cause. */
function failureOf({ file, name, details }: EventData.TestFail): Failure {
  const { cause, message } = details.error as { cause?: unknown; message: string };
  return {
    file: nameOf(file),
    name,
    reason: cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : message,
  };
}

/** An error that comes when its test has ended fails the process, and no test: a line alone tells of it. */
const outsideTests = ({ message }: EventData.TestDiagnostic): Failure[] =>
  message.startsWith('Error: ') ? [{ file: 'outside any test', name: 'after one had ended', reason: message }] : [];

/** A test inside another is part of the time of the outer one. */
function add(seconds: Record<string, number>, { file, nesting, details }: EventData.TestPass): void {
  if (file === undefined || nesting > 0) return;
  const name = nameOf(file);
  seconds[name] = (seconds[name] ?? 0) + details.duration_ms / 1000;
}

const nameOf = (file = '') => relative(process.cwd(), file);
