import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { settleDraw } from '../../budgets/settle-draw.ts';
import { linesOf } from '../lines-of.ts';
import { requisitions } from '../requisition.ts';
import { drawOf } from './draw-of.ts';

const payload = object({ procurementIds: Type.Array(id('Requisition'), { title: 'Requisitions' }) });

/** Counts anew what requisitions take of budgets, and of which: nothing is refused, since nobody commits anything. */
export const recountDraws = job({
  name: 'requisitions.recount-draws',
  payload,
  command: command({
    name: 'requisitions.recount-draws',
    summary: words('Count anew what requisitions take of budgets', 'Пересчитать расход бюджетов по заявкам'),
    permission: 'signed-in',
    scope: null,
    input: payload,
    output: Type.Unknown(),

    async run(ctx, { procurementIds }) {
      ctx.nothingChanged();
      for (const held of await requisitions.lockAll(ctx.db, procurementIds))
        await settleDraw(ctx, drawOf(held, await linesOf(ctx.db, held.id)));
    },
  }),
});
