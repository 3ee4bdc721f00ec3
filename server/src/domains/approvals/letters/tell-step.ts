import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { approvalRequest, lockRequest } from '../requests/approval-request.ts';
import { askStep } from './ask-step.ts';

/** Whom a step waits for hears of it when it opens. */
export const tellStep = reaction(
  [approvalRequest.event('created'), approvalRequest.event('step_opened')],
  command({
    name: 'approvals.tell-step',
    summary: words('Write to the approvers of a step', 'Написать согласующим шага'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId, entityId }) {
      ctx.nothingChanged();
      const [{ data }, held] = await Promise.all([factById(ctx.db, factId), lockRequest(ctx.db, entityId)]);
      const { step } = data.object as { step: number };
      if (held?.request.status === 'pending' && held.request.step === step && held.decided.length === 0)
        await askStep(ctx, held, { key: factId, occasion: 'opened' });
    },
  }),
);
