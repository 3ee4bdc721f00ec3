import Type, { type Static } from 'typebox';
import { approvalFlow, stepModes, stepStates, verdicts } from '../../../../nouns/approval-flow.ts';
import { choice, flag, id, instant, integer, nullable, object } from '../../kernel/fields.ts';

const keysOf = <Name extends string>(named: Readonly<Record<Name, unknown>>) => Object.keys(named) as Name[];

const name = () => Type.String({ title: 'Name', examples: ['Ольга Морозова'] });

export const namedOne = object({ id: id(), name: name() }, { title: 'Person' });

const namedApprover = object(
  { kind: choice(['user', 'role'] as const, 'Person or role'), id: id('Person or role'), name: name() },
  { title: 'Approver' },
);

/** What everybody may know of a step before it is decided. */
export const stepParts = {
  name: nullable(Type.String({ title: 'Name of the step', examples: ['Руководитель'] })),
  mode: choice(keysOf(stepModes), 'Who has to approve'),
  approvers: Type.Array(namedApprover, { title: 'Approvers' }),
  escalateAfterHours: nullable(integer('Hours until it is escalated')),
  escalateTo: Type.Array(namedApprover, { title: 'Escalated to' }),
};

const decision = object(
  {
    verdict: choice(keysOf(verdicts), 'Verdict'),
    by: namedOne,
    inPlaceOf: Type.Array(namedOne, { title: 'In whose place' }),
    comment: nullable(Type.String({ title: 'Comment' })),
    decidedAt: instant('Decided'),
  },
  { title: 'Decision' },
);

/** How the approval of a record stands, for its card. */
export const approvalPart = nullable(
  object(
    {
      id: id('Request for approval'),
      status: choice(keysOf(approvalFlow.statuses), 'Status'),
      routeName: Type.String({ title: 'Route', examples: ['Крупные закупки'] }),
      askedBy: nullable(namedOne),
      askedAt: instant('Sent for approval'),
      reason: nullable(Type.String({ title: 'Why it was rejected' })),
      step: integer('Step that is open'),
      waitsFor: Type.Array(namedOne, { title: 'Who may decide the open step now' }),
      mayDecide: flag('Whether the caller may decide it'),
      mayPass: flag('Whether the caller may pass it, because nobody is left to decide'),
      inPlaceOf: Type.Array(namedOne, { title: 'In whose place the caller would decide' }),
      steps: Type.Array(
        object(
          {
            ...stepParts,
            state: choice(keysOf(stepStates), 'State'),
            escalatedAt: nullable(instant('Escalated')),
            decisions: Type.Array(decision, { title: 'Decisions, the earliest first' }),
          },
          { title: 'Step of an approval' },
        ),
        { title: 'Steps, in their order' },
      ),
    },
    { title: 'Approval by a route' },
  ),
);

export type ApprovalPart = Static<typeof approvalPart>;
