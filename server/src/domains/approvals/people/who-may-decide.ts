import type { ApprovedRecord } from '../../../../../nouns/approved-records.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { companySettings } from '../../company/company-settings.ts';
import { mayApprove, type Person, peopleNamed, type Substitution, substitutionsToday } from './person.ts';

/** An open step: whom it waits for, and who is out of it. */
export interface OpenStep {
  recordType: ApprovedRecord;
  waitingUsers: readonly string[];
  waitingRoles: readonly string[];
  /** Whose record it is. */
  authors: readonly string[];
  /** Who has decided in it already, in their own name or by a substitute. */
  decided: readonly string[];
}

/** Who may decide an open step now: those it waits for, and their substitutes. */
export interface Deciders {
  /** Those it waits for who can decide: they work here, their roles allow it, and it is not their own. */
  able: readonly Person[];
  substitutions: readonly Substitution[];
  isBarred(userId: string): boolean;
}

export async function whoMayDecide(ctx: ReadContext, open: OpenStep): Promise<Deciders> {
  const [settings, people, substitutions] = await Promise.all([
    companySettings(ctx),
    peopleNamed(ctx, { users: open.waitingUsers, roles: open.waitingRoles }),
    substitutionsToday(ctx),
  ]);
  const isBarred = (userId: string) => settings.noSelfApproval && open.authors.includes(userId);
  const isAble = (person: Person) =>
    mayApprove(person, open.recordType) && !isBarred(person.id) && !open.decided.includes(person.id);
  return {
    able: ableAmong(people, open).filter(isAble),
    substitutions: substitutions.filter(({ by }) => isAble(by)),
    isBarred,
  };
}

/** Those of the people whom the step waits for, by name or by role. */
export const ableAmong = (
  people: readonly Person[],
  { waitingUsers, waitingRoles }: Pick<OpenStep, 'waitingUsers' | 'waitingRoles'>,
) =>
  people.filter(({ id, roleIds }) => waitingUsers.includes(id) || roleIds.some((role) => waitingRoles.includes(role)));

/** In whose names this person would decide: their own first. Empty for whoever the step does not wait for. */
export const namesDecidedBy = (userId: string | null, { able, substitutions }: Deciders): Person[] =>
  able.filter(
    ({ id }) => id === userId || substitutions.some(({ absentId, by }) => absentId === id && by.id === userId),
  );
