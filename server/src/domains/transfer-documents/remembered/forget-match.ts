import type { RememberedMatch } from '../../../../../nouns/remembered-match.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { rememberedMatch, rememberedMatches } from './remembered-match.ts';

export const forgetMatch = command({
  name: 'transfer-documents.forget-match',
  summary: words('Forget a remembered match', 'Забыть сопоставление'),
  description:
    'What was remembered with it, of the same line, is forgotten too. The next document of the supplier matches such a line only if something else is ' +
    'certain of it. What documents were matched by hand stays in them.',
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({ id: id() }),
  output: rememberedMatch.view,

  async run(ctx, { id }) {
    const held = await rememberedMatches.open(ctx, id);
    const { tenant } = ctx.db;
    // The article and the code of one line were said at once.
    const forgotten: RememberedMatch[] = await rememberedMatches.read(
      ctx.db,
      sql`
      with made as (
        delete from remembered_matches held using remembered_matches named
        where held.tenant_id = ${tenant} and named.tenant_id = ${tenant} and named.id = ${id}
          and (held.id = named.id or (held.supplier_id = named.supplier_id and held.document_id = named.document_id
            and held.place = named.place and held.catalog_item_id = named.catalog_item_id))
        returning held.*)
      select ${rememberedMatches.shown()} from made held`,
    );
    for (const one of forgotten) ctx.record(rememberedMatch.fact('forgotten', one));
    return held;
  },
});
