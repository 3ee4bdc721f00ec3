import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { linesOf } from '../../lines-of.ts';
import { refuseClosed } from '../../refuse-change.ts';
import { requisitions } from '../../requisition.ts';
import { mostLines } from '../../requisition-line.ts';
import { warningsOf, wholeRequisition } from '../../requisition-warnings.ts';
import { settleRequisition } from '../../settle-requisition.ts';

export const orderLines = command({
  name: 'requisitions.order-lines',
  summary: words('Put the lines of a requisition in order', 'Упорядочить строки заявки'),
  description: 'All lines of the requisition, cancelled ones too, each named once.',
  permission: 'purchase_requisitions.update',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict', 'precondition_failed'],
  input: object({
    id: id(),
    itemIds: Type.Array(id('Line'), { minItems: 1, maxItems: mostLines, title: 'Lines, in the wanted order' }),
  }),
  output: wholeRequisition,

  async run(ctx, { id, itemIds }) {
    const held = await requisitions.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    refuseClosed(held, true);
    const before = await linesOf(ctx.db, id);
    refuseOthers(
      before.map((line) => line.id),
      itemIds,
    );
    const moved = await ctx.db.execute(sql`
      update requisition_lines line set position = wanted.position
      from unnest(${itemIds}::uuid[]) with ordinality wanted(id, position)
      where line.tenant_id = ${ctx.db.tenant} and line.id = wanted.id and line.position <> wanted.position`);
    if (moved === 0) ctx.nothingChanged();
    const after =
      moved === 0
        ? held
        : await settleRequisition(ctx, held, undefined, {
            touched: true,
            linesBefore: { lines: before },
            data: { lines: { moved } },
          });
    const items = await linesOf(ctx.db, id);
    return { ...after, items, warnings: warningsOf(ctx, after, items) };
  },
});

function refuseOthers(held: readonly string[], given: readonly string[]) {
  const named = new Set(given);
  if (named.size === given.length && given.length === held.length && held.every((id) => named.has(id))) return;
  throw invalidField(
    '/itemIds',
    'not_permutation',
    words('must list every line of the requisition exactly once', 'нужно назвать каждую строку заявки ровно один раз'),
  );
}
