/** Rows of the simulated database, of one portal; moments are milliseconds. */
export interface Delivery {
  id: string;
  subscriptionId: string;
  eventId: string;
  entityId: string;
  entityVersion: number;
  status: 'pending' | 'in_flight' | 'delivered' | 'failed' | 'held' | 'cancelled' | 'blocked';
  attemptCount: number;
  step: number;
  trigger: 'schedule' | 'manual' | 'recover' | 'test';
  nextAt: number | null;
  lease: string | null;
  holder: string | null;
  finishedAt: number | null;
}

export interface Subscription {
  id: string;
  ordering: 'none' | 'entity';
  rate: number | null;
  status: 'enabled' | 'disabled';
  disabledReason: string | null;
  recovering: boolean;
  pausedUntil: number | null;
  failingSince: number | null;
  lastFailedAt: number | null;
  failedAttempts: number;
  lastFault: string | null;
  warnedHours: number;
}

export interface JobRow {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  dueAt: number;
  attempts: number;
  lease: string | null;
  holder: string | null;
  finishedAt: number | null;
  failed: boolean;
}

export interface Rows {
  deliveries: Map<string, Delivery>;
  subscriptions: Map<string, Subscription>;
  jobs: Map<string, JobRow>;
  /** Identifiers of the attempts that were written. */
  attempts: Set<string>;
  /** Until when each worker counts as alive. */
  workers: Map<string, number>;
}

export const emptyRows = (): Rows => ({
  deliveries: new Map(),
  subscriptions: new Map(),
  jobs: new Map(),
  attempts: new Set(),
  workers: new Map(),
});

/** The deliveries and subscriptions as they are compared with those of PostgreSQL: values alone, in order of their identifiers. */
export const stateOf = ({ deliveries, subscriptions, jobs }: Rows) => ({
  deliveries: sorted(deliveries).map((one) => [
    ...[one.id, one.status, one.attemptCount, one.step, one.trigger, one.nextAt],
    ...[one.lease, one.holder, one.finishedAt],
  ]),
  subscriptions: sorted(subscriptions).map((one) => [
    ...[one.id, one.status, one.disabledReason, one.recovering, one.pausedUntil, one.failingSince, one.lastFailedAt],
    ...[one.failedAttempts, one.lastFault, one.warnedHours],
  ]),
  jobs: sorted(jobs).map((one) => [one.id, one.dueAt, one.attempts, one.lease, one.holder, one.finishedAt, one.failed]),
});

export type State = ReturnType<typeof stateOf>;

const sorted = <Row extends { id: string }>(rows: Map<string, Row>) =>
  [...rows.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
