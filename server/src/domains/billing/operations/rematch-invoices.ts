import Type from 'typebox';
import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import { receivedFacts } from '../../../../../nouns/requisition-flow.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { linesOf } from '../../requisitions/lines-of.ts';
import { rematch } from '../matching/rematch.ts';

/** What was decided or received has changed: invoices that stand are held against it anew. What a person overrode stays as he saw it. */
export const rematchInvoices = reaction(
  [
    'integration_api.procurement.updated',
    'integration_api.procurement.status_changed',
    'procurement.quote_line_decided',
    ...receivedFacts.map((fact) => `procurement.${fact}`),
  ],
  command({
    name: 'billing.rematch-invoices',
    summary: words('Match the invoices of a requisition anew', 'Сверить счета по заявке заново'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const lineIds = (await linesOf(ctx.db, entityId)).map(({ id }) => id);
      const standing = await ctx.db.many<{ id: string }>(sql`
      select inv.id from invoices inv
      where inv.tenant_id = ${ctx.db.tenant} and inv.status = any(${standingStatuses}) and inv.matching_status <> 'overridden'
        and exists (select 1 from invoice_lines line where line.tenant_id = ${ctx.db.tenant} and line.invoice_id = inv.id
          and line.requisition_line_id = any(${lineIds}::uuid[])) order by inv.id`);
      for (const { id } of standing) await rematch(ctx, id);
    },
  }),
);
