import type { ApprovalSubstitute } from '../../../../../nouns/approval-substitute.ts';
import { approvedRecords, approvedRecordTypes } from '../../../../../nouns/approved-records.ts';
import { lacksPermission } from '../../../kernel/access/actor.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, invalidField, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { user } from '../../../platform/users/user.ts';
import { mayApprove, peopleNamed, todayOf } from '../people/person.ts';
import { managesSubstitutes } from './approval-substitute.ts';

type Settled = Pick<ApprovalSubstitute, 'userId' | 'substituteId' | 'from' | 'until'>;

/** Refuses what cannot stand: the past, oneself, who does not work here, and who may approve nothing of what the absent approves. */
export async function checkSubstitute(
  ctx: WriteContext,
  { userId, substituteId, from, until }: Settled,
): Promise<void> {
  refuseOthers(ctx, userId);
  if (until < from)
    throw invalidField(
      '/until',
      'before_start',
      words('must not be before the first day', 'не может быть раньше первого дня'),
    );
  if (until < (await todayOf(ctx)))
    throw invalidField('/until', 'in_the_past', words('must not be in the past', 'не может быть в прошлом'));
  if (userId === substituteId)
    throw invalidField(
      '/substituteId',
      'own_substitute',
      words('must be somebody else', 'должен быть другой сотрудник'),
    );
  const people = await peopleNamed(ctx, { users: [userId, substituteId], roles: [] });
  const [absent, substitute] = [userId, substituteId].map((id) => people.find((person) => person.id === id));
  if (!absent) throw unknownReference('userId', user.noun);
  if (!substitute) throw unknownReference('substituteId', user.noun);
  const kinds = approvedRecordTypes.filter((kind) => mayApprove(absent, kind));
  if (kinds.some((kind) => mayApprove(substitute, kind))) return;
  const named = (language: 'en' | 'ru') =>
    kinds.map((kind) => approvedRecords[kind][language].toLowerCase()).join(', ');
  throw brokenRule(
    'may_not_approve',
    words(
      `${substitute.name} may approve nothing of what ${absent.name} approves${kinds.length > 0 ? `: ${named('en')}` : ''}.`,
      `${substitute.name} не может согласовать ничего из того, что согласует ${absent.name}${kinds.length > 0 ? `: ${named('ru')}` : ''}.`,
    ),
    { recordTypes: kinds },
  );
}

/** Everybody names their own substitute; those of others are named by who manages people. */
export function refuseOthers({ actor }: WriteContext, userId: string): void {
  if (userId !== actor.userId && !managesSubstitutes(actor)) throw lacksPermission('users.update');
}
