import type { StepState } from '../../../../nouns/approval-flow.ts';
import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import { maySee } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { isoText } from '../../platform/records/iso-text.ts';
import type { ApprovalPart } from './approval-part.ts';
import { approverIds, namedStep, namesOf } from './people/names-of.ts';
import type { Person } from './people/person.ts';
import { namesDecidedBy, whoMayDecide } from './people/who-may-decide.ts';
import { type AskedStep, askedStep } from './requests/asked-step.ts';

type Part = NonNullable<ApprovalPart>;

interface Said {
  step: number;
  verdict: Part['steps'][number]['decisions'][number]['verdict'];
  userId: string;
  inPlaceOf: string[];
  comment: string | null;
  decidedAt: string;
}

interface Row extends Pick<Part, 'id' | 'status' | 'routeName' | 'askedAt' | 'reason' | 'step'> {
  askedBy: string | null;
  steps: AskedStep[];
  waitingUsers: string[];
  waitingRoles: string[];
  authors: string[];
  said: Said[];
}

const mostShown = 50;

/** How the approval of a record stands: its latest request, unless that was taken back. As many statements for any number of steps. */
export async function readApproval(
  ctx: ReadContext,
  recordType: ApprovedRecord,
  recordId: string,
): Promise<ApprovalPart> {
  const row = await latestRequest(ctx, recordType, recordId);
  if (!row || row.status === 'cancelled') return null;
  const steps = row.steps.map(askedStep);
  const ids = [...approverIds(steps), ...row.said.flatMap(({ userId, inPlaceOf }) => [userId, ...inPlaceOf])];
  const decided = row.said.flatMap(({ step, userId }) => (step === row.step ? userId : []));
  const [nameOf, deciders] = await Promise.all([
    namesOf(ctx.db, row.askedBy === null ? ids : [...ids, row.askedBy]),
    whoMayDecide(ctx, { recordType, ...row, decided }),
  ]);
  const named = (id: string) => ({ id, name: nameOf(id) });
  const isOpen = row.status === 'pending';
  const { userId } = ctx.actor;
  const mine = isOpen ? namesDecidedBy(userId, deciders) : [];
  const isDeserted = isOpen && deciders.able.length === 0 && (userId === null || !deciders.isBarred(userId));
  return {
    ...{ id: row.id, status: row.status, routeName: row.routeName, askedAt: row.askedAt, reason: row.reason },
    ...{ askedBy: row.askedBy === null ? null : named(row.askedBy), step: row.step },
    waitsFor: isOpen ? deciders.able.slice(0, mostShown).map(personOf) : [],
    mayDecide: mine.length > 0,
    mayPass: isDeserted && maySee(ctx.actor, 'company_settings.update'),
    inPlaceOf: mine.filter(({ id }) => id !== userId).map(personOf),
    steps: steps.map((step, index) => ({
      ...namedStep(step, nameOf),
      state: stateOf(row, index + 1),
      escalatedAt: step.escalatedAt,
      decisions: row.said
        .filter((said) => said.step === index + 1)
        .map(({ step: _, userId: by, inPlaceOf, ...said }) => ({
          ...said,
          by: named(by),
          inPlaceOf: inPlaceOf.map(named),
        })),
    })),
  };
}

const personOf = ({ id, name }: Person) => ({ id, name });

function stateOf({ status, step }: Row, place: number): StepState {
  if (place < step || status === 'approved') return 'approved';
  if (place > step) return status === 'rejected' ? 'closed' : 'waiting';
  return status === 'rejected' ? 'rejected' : 'open';
}

const latestRequest = ({ db }: ReadContext, recordType: ApprovedRecord, recordId: string) =>
  db.first<Row>(sql`
    select asked.id, asked.status, asked.route_name as "routeName", asked.created_at as "askedAt", asked.reason, asked.step, asked.steps,
      asked.asked_by as "askedBy", asked.waiting_users as "waitingUsers", asked.waiting_roles as "waitingRoles", asked.authors,
      (select coalesce(json_agg(json_build_object('step', said.step, 'verdict', said.verdict, 'userId', said.user_id,
          'inPlaceOf', said.in_place_of, 'comment', said.comment, 'decidedAt', ${raw(isoText('said.decided_at'))}) order by said.decided_at, said.id), '[]')
        from approval_decisions said where said.tenant_id = ${db.tenant} and said.request_id = asked.id) as said
    from approval_requests asked
    where asked.tenant_id = ${db.tenant} and asked.record_type = ${recordType} and asked.record_id = ${recordId}
    order by asked.id desc limit 1`);

/** Moves that the caller may ask for while a route governs the approval: only who is asked approves or rejects. */
export const withinApproval = <Move extends { to: string }>(
  moves: readonly Move[],
  approval: ApprovalPart,
  isRejection: (move: Move) => boolean = ({ to }) => to === 'rejected',
): Move[] => {
  const isOpen = approval?.status !== 'pending' || approval.mayDecide || approval.mayPass;
  return moves.filter((move) => isOpen || (move.to !== 'approved' && !isRejection(move)));
};
