import Type from 'typebox';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../../kernel/reaction.ts';
import { requisition, requisitions } from '../../../requisitions/requisition.ts';
import { followDecisions } from './follow-decisions.ts';

/** Allocations are let go below too, where a requisition ends or its lines shrink: their quotes are free again. */
export const followReleased = reaction(
  [requisition.event('updated'), requisition.event('status_changed')],
  command({
    name: 'supplier-quotes.follow-released',
    summary: words('Follow what was let go', 'Учесть снятые решения'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      await requisitions.lock(ctx.db, entityId);
      await followDecisions(ctx, entityId);
    },
  }),
);
