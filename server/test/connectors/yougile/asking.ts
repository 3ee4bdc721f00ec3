import assert from 'node:assert/strict';
import type { Simulator } from '../../../../tools/sim/kit/simulator.ts';
import { type Host, startHost } from '../../../../tools/sim/kit/start-host.ts';
import type { RuleId } from '../../../../tools/sim/yougile/rules.ts';
import { keys, type Task, uuidOf, type World } from '../../../../tools/sim/yougile/seed.ts';
import type { yougile as connector } from '../../../src/connectors/yougile/yougile.connector.ts';
import type { PulledPage } from '../../../src/kernel/integrations/connector.ts';
import type { Reconciliation, Written } from '../../../src/kernel/integrations/outgoing-write.ts';
import { createTaskWrite, type TaskDraft } from '../../../src/kernel/integrations/ports/task-tracker.ts';
import type { Called } from '../../../src/platform/integrations/call-connector.ts';
import type { Held, Make } from '../suite.ts';

export type Yougile = typeof connector;
export type Sim = Simulator<World, RuleId>;
export type One = Held<Yougile, World, RuleId>;

export { keys };
export const [anna, oleg] = [uuidOf(1, 1), uuidOf(1, 2)];
export const [supply, hiddenProject] = [uuidOf(3, 1), uuidOf(3, 2)];
export const board = uuidOf(4, 1);
export const [fresh, working, done, elsewhere, hidden] = [1, 2, 3, 4, 5].map((at) => uuidOf(5, at)) as [
  ...[string, string, string, string, string],
];
export const nowhere = uuidOf(9, 9);

export const port = ({ ports }: Yougile) =>
  ports?.taskTracker as NonNullable<NonNullable<Yougile['ports']>['taskTracker']>;
export const hook = ({ webhook }: Yougile) => webhook as NonNullable<Yougile['webhook']>;

export const bodies = ({ journal }: Sim) =>
  journal.filter(({ bytes }) => bytes.length > 0).map(({ bytes }) => JSON.parse(bytes.toString()));

export const lines = ({ journal }: Sim) => journal.map(({ method, url }) => `${method} ${url.replace('/api-v2', '')}`);

export async function value<T>(called: Promise<Called<T>>): Promise<T> {
  const { result, error } = await called;
  assert.equal(error, null);
  return result as T;
}

export const makes = (sim: Sim, given: Readonly<Record<string, unknown>> = {}) =>
  sim.happen('a user makes a task', { title: 'Чужая задача', columnId: fresh, ...given }) as Task;

export const id = '01990000-0000-7000-8000-00000000beef';
const draft: TaskDraft = {
  title: 'ЗКП-0042: цемент',
  lines: ['Срок 01.12.2026', 'Кому: «Цемент & К»'],
  columnId: fresh,
  assigneeIds: [anna],
  deadline: '2026-12-01',
  mark: 'PR-42',
};

const writeOf = (change: Partial<TaskDraft>) => ({
  ...{ id, attempt: 1, sentAt: new Date().toISOString() },
  payload: { ...draft, ...change },
});

/** A task is made as the outbox makes it. */
export const creates = (call: Make, { writes }: Yougile, change: Partial<TaskDraft> = {}) =>
  call<Written>((one) => writes?.[createTaskWrite]?.send(one, writeOf(change)) as Promise<Written>);

/** One in doubt is looked for. */
export const looksFor = (call: Make, { writes }: Yougile, change: Partial<TaskDraft> = {}) =>
  call<Reconciliation>(
    (one) => writes?.[createTaskWrite]?.reconcile?.(one, writeOf(change)) as Promise<Reconciliation>,
  );

/** A stream, from its beginning to its end: what every page brought. What is wanted may follow from what has come. */
export async function pullsAll(
  call: Make,
  { pulls }: Yougile,
  stream: string,
  wanted?: (items: readonly unknown[]) => unknown,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let cursor: string | null = null; ; ) {
    const at: string | null = cursor;
    const page: PulledPage = await value(
      call((one) => pulls?.[stream]?.fetch(one, at, wanted?.(items)) as Promise<PulledPage>),
    );
    items.push(...page.items);
    if (!page.more) return items;
    assert.notEqual(page.cursor, at, 'a page that leads to itself');
    cursor = page.cursor;
  }
}

/** A place that takes what YouGile posts, for as long as the work needs it. */
export async function withHost<T>(work: (host: Host) => Promise<T>): Promise<T> {
  const host = await startHost();
  try {
    return await work(host);
  } finally {
    await host.close();
  }
}
