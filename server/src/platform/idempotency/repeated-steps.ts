import Type from 'typebox';
import type { Actor } from '../../kernel/access/actor.ts';
import { object } from '../../kernel/fields.ts';
import { type AnyCommand, command, query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Visit } from '../door/visit.ts';
import { answerOfSteps, claimKey, keepAnswer } from './answers.ts';

type Claim = NonNullable<Visit['idempotency']>;

interface Ended {
  op: AnyCommand;
  /** Whose key it is. */
  holder: Actor;
  idempotency: Claim;
  requestId: string;
  status?: number | undefined;
  result: unknown;
}

const ours = { permission: 'internal', scope: null, output: Type.Unknown() } as const;

export const findAnswer = query({
  ...ours,
  name: 'idempotency.find-answer',
  summary: words('Find what work in steps answered', 'Найти ответ работы в несколько шагов'),
  input: object({ claim: Type.Unsafe<Claim>({}) }),
  run: (ctx, { claim }) => answerOfSteps(ctx, ctx.db, ctx.actor, claim),
});

export const keepEnd = command({
  ...ours,
  name: 'idempotency.keep-end',
  summary: words('Keep what work in steps answered', 'Сохранить ответ работы в несколько шагов'),
  input: object({ ended: Type.Unsafe<Ended>({}) }),
  async run(ctx, { ended: { op, holder, ...ended } }) {
    ctx.nothingChanged();
    await claimKey(ctx.db, holder, ended.idempotency);
    await keepAnswer(ctx, ctx.db, holder, ended, op, ended);
  },
});
