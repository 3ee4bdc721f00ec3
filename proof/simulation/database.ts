import { type Claim, claimStep } from './claim-step.ts';
import { claimJobsStep, settleJobStep } from './job-steps.ts';
import { deadStep, releaseJobsStep, releaseOfHoldersStep, releaseStep, workerSteps } from './release-steps.ts';
import { emptyRows, type Rows, type State, stateOf } from './rows.ts';
import { recoverStep, settleStep, watchStep } from './settle-step.ts';
import type { World } from './world.ts';

/** What steps of the database there are, by the names of the product's commands where it has one. */
const steps = {
  'webhooks.claim-deliveries': (rows: Rows, now: number, input: Claim) =>
    claimStep(rows, now, input).map(({ id }) => id),
  'webhooks.settle-deliveries': (rows: Rows, now: number, input: { results: never[] }) =>
    settleStep(rows, now, input.results),
  'webhooks.release-deliveries': (rows: Rows, now: number, input: { leases: never[] }) =>
    releaseStep(rows, now, input.leases),
  'webhooks.release-of-holders': (rows: Rows, now: number, input: { holders: string[] }) =>
    releaseOfHoldersStep(rows, now, input.holders),
  'webhooks.watch-subscriptions': (rows: Rows, now: number) => watchStep(rows, now),
  'webhooks.enable-subscription': (rows: Rows, now: number, input: { id: string }) => recoverStep(rows, now, input.id),
  'jobs.claim-jobs': (rows: Rows, now: number, input: never) => claimJobsStep(rows, now, input),
  'jobs.settle-job': (rows: Rows, now: number, input: never) => settleJobStep(rows, now, input),
  'jobs.release-jobs': (rows: Rows, now: number, input: { holders: string[] }) =>
    releaseJobsStep(rows, now, input.holders),
  'workers.insert': (rows: Rows, now: number, input: never) => workerSteps.insert(rows, now, input),
  'workers.update': (rows: Rows, now: number, input: never) => workerSteps.update(rows, now, input),
  'workers.delete': (rows: Rows, now: number, input: never) => workerSteps.delete(rows, now, input),
  'workers.dead': (rows: Rows, now: number) => deadStep(rows, now),
} as const;

export type StepName = keyof typeof steps;

export interface Asked {
  text: string;
  values: unknown[];
}

/** A step as it was made: PostgreSQL must come to the same. */
export interface KeptStep {
  at: number;
  name: StepName | 'insert' | 'take_tokens' | 'release_tokens';
  input: unknown;
  output: unknown;
  /** The product's own text, where the step is one statement outside a command. */
  statement?: Asked;
  /** Null where it is as it was. */
  state: State | null;
}

/** Rows, and steps that are made on them at once and whole, each a transaction of its own. */
export function createDatabase(world: World, keep: boolean) {
  const rows = emptyRows();
  const kept: KeptStep[] = [];
  let last = '';
  const note = (name: KeptStep['name'], input: unknown, output: unknown, statement?: Asked) => {
    if (!keep) return;
    const state = stateOf(rows);
    const step = { at: world.now, name, input: copy(input), output: copy(output ?? null) };
    const text = JSON.stringify(state);
    kept.push({ ...step, state: text === last ? null : state, ...(statement && { statement }) });
    last = text;
  };
  return {
    rows,
    kept,
    /** A commit that makes new rows. */
    insert(made: Partial<Record<'deliveries' | 'subscriptions' | 'jobs', ReadonlyArray<{ id: string }>>>) {
      for (const [table, added] of Object.entries(made))
        for (const row of added) (rows[table as 'deliveries'] as Map<string, unknown>).set(row.id, { ...row });
      note('insert', made, null);
    },
    step(name: StepName, input: unknown, statement?: Asked): unknown {
      const output = steps[name](rows, world.now, input as never);
      note(name, input, output, statement);
      return output;
    },
  };
}

export type Database = ReturnType<typeof createDatabase>;

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
