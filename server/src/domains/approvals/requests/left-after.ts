import type { Person } from '../people/person.ts';
import { ableAmong } from '../people/who-may-decide.ts';
import { type AskedStep, escalatedTo, namedBy, type Waiting } from './asked-step.ts';

interface Approved {
  waiting: Waiting;
  /** Everybody it waits for who can decide. */
  able: readonly Person[];
  /** In whose names it was approved now. */
  names: readonly Person[];
}

/**
 * Whom a step waits for after some of them approved it; undefined where that closes it. Whoever it was escalated to closes it alone,
 * and nobody has to wait for them.
 */
export function leftAfter(step: AskedStep, { waiting, able, names }: Approved): Waiting | undefined {
  if (step.mode === 'any' || ableAmong(names, escalatedTo(step)).length > 0) return undefined;
  const left = {
    waitingUsers: waiting.waitingUsers.filter((id) => !names.some((person) => person.id === id)),
    waitingRoles: waiting.waitingRoles.filter((id) => !names.some(({ roleIds }) => roleIds.includes(id))),
  };
  const first = namedBy(step.approvers);
  const others = ableAmong(
    able.filter((person) => !names.includes(person)),
    {
      waitingUsers: left.waitingUsers.filter((id) => first.waitingUsers.includes(id)),
      waitingRoles: left.waitingRoles.filter((id) => first.waitingRoles.includes(id)),
    },
  );
  return others.length > 0 ? left : undefined;
}
