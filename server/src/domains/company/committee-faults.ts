import { type CommitteeMember, mostMembers } from '../../../../nouns/committee.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';

/** A committee has one chair and one secretary at most, and as many members as minutes have lines for. */
export const committeeFaults = (committee: readonly CommitteeMember[] | null | undefined): FieldError[] =>
  (committee ?? []).flatMap(({ role }, at) => {
    const before = committee?.slice(0, at).filter((one) => one.role === role).length ?? 0;
    const most = role === 'member' ? mostMembers : 1;
    return before < most ? [] : [fieldError(`/committee/${at}/role`, 'too_many', tooMany, { limit: most })];
  });

const tooMany = words(
  `one chair, one secretary and up to ${mostMembers} members`,
  `один председатель, один секретарь и до ${mostMembers} членов комиссии`,
);
