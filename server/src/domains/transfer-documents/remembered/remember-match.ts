import type { RememberedMatch } from '../../../../../nouns/remembered-match.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type CalledLine, keysOf } from './recall-matches.ts';
import { rememberedMatch, rememberedMatches } from './remembered-match.ts';

interface Said {
  supplierId: string;
  documentId: string;
  line: CalledLine;
  catalogItemId: string;
}

/**
 * Keeps what a person said a line is for, by its article and its code, or by its name where it has neither. What was remembered before
 * is kept beside it, so that this can be taken back; where the same was remembered nothing changes.
 */
export async function rememberMatch(ctx: WriteContext, { supplierId, documentId, line, catalogItemId }: Said) {
  const { db, actor } = ctx;
  const written: RememberedMatch[] = await rememberedMatches.read(
    db,
    sql`
    with made as (
      insert into remembered_matches as held (tenant_id, supplier_id, kind, key, text, catalog_item_id, document_id, place, created_by, updated_by)
      select ${db.tenant}::uuid, ${supplierId}::uuid, called.kind, called.key, called.text, ${catalogItemId}::uuid, ${documentId}::uuid,
        called.place, ${actor.userId}::uuid, ${actor.userId}::uuid
      from (${keysOf([line])}) called order by called.rank
      on conflict (tenant_id, supplier_id, kind, key) do update
        set catalog_item_id = excluded.catalog_item_id, previous_item_id = held.catalog_item_id, previous_document_id = held.document_id,
          previous_place = held.place, text = excluded.text,
          document_id = excluded.document_id, place = excluded.place, version = held.version + 1, updated_at = excluded.updated_at,
          updated_by = excluded.updated_by
        where held.catalog_item_id <> excluded.catalog_item_id
      returning held.*)
    select ${rememberedMatches.shown()} from made held`,
  );
  for (const one of written) ctx.record(rememberedMatch.fact(one.version === 1 ? 'remembered' : 'changed', one));
}
