import type { Approver, RouteStep } from '../../../../../nouns/approval-route.ts';
import type { OpenStep } from '../people/who-may-decide.ts';
import { wholeStep } from '../routes/whole-step.ts';

/** A step of a request: as its route had it when the record was sent, and when others were asked besides. */
export interface AskedStep extends RouteStep {
  escalatedAt: string | null;
}

export const askedStep = (kept: RouteStep & Partial<AskedStep>): AskedStep => ({
  ...wholeStep(kept),
  escalatedAt: kept.escalatedAt ?? null,
});

/** Of whom a step waits: people, and anybody of these roles. */
export type Waiting = Pick<OpenStep, 'waitingUsers' | 'waitingRoles'>;

export const namedBy = (approvers: readonly Approver[]): Waiting => ({
  waitingUsers: approvers.flatMap(({ kind, id }) => (kind === 'user' ? id : [])),
  waitingRoles: approvers.flatMap(({ kind, id }) => (kind === 'role' ? id : [])),
});

/** Whom a step was escalated to; nobody until then. */
export const escalatedTo = ({ escalatedAt, escalateTo }: AskedStep): Waiting =>
  namedBy(escalatedAt === null ? [] : escalateTo);
