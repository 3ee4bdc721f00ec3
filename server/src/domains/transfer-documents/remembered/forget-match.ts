import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { rememberedMatch, rememberedMatches } from './remembered-match.ts';

export const forgetMatch = command({
  name: 'transfer-documents.forget-match',
  summary: words('Forget a remembered match', 'Забыть сопоставление'),
  description:
    'The next document of the supplier matches the line only if something else is certain of it. What documents were matched by hand stays in them.',
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({ id: id() }),
  output: rememberedMatch.view,

  async run(ctx, { id }) {
    const held = await rememberedMatches.open(ctx, id);
    await ctx.db.execute(sql`delete from remembered_matches where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(rememberedMatch.fact('forgotten', held));
    return held;
  },
});
