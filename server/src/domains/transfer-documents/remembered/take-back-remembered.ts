import type { RememberedMatch } from '../../../../../nouns/remembered-match.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { rememberedMatch, rememberedMatches } from './remembered-match.ts';

/** Undoes what was remembered by the match of one line: what held before holds again, and what was new is forgotten. */
export async function takeBackRemembered(ctx: WriteContext, documentId: string, place: number): Promise<void> {
  const { db, actor } = ctx;
  const shown = rememberedMatches.shown();
  const restored: RememberedMatch[] = await rememberedMatches.read(
    db,
    sql`
    with made as (
      update remembered_matches held set catalog_item_id = held.previous_item_id, document_id = held.previous_document_id,
        place = held.previous_place, previous_item_id = null, previous_document_id = null, previous_place = null,
        version = held.version + 1, updated_at = portal_now(), updated_by = ${actor.userId}
      where held.tenant_id = ${db.tenant} and held.document_id = ${documentId} and held.place = ${place} and held.previous_item_id is not null
      returning held.*)
    select ${shown} from made held`,
  );
  const forgotten: RememberedMatch[] = await rememberedMatches.read(
    db,
    sql`
    with made as (
      delete from remembered_matches held
      where held.tenant_id = ${db.tenant} and held.document_id = ${documentId} and held.place = ${place} returning held.*)
    select ${shown} from made held`,
  );
  for (const one of restored) ctx.record(rememberedMatch.fact('changed', one));
  for (const one of forgotten) ctx.record(rememberedMatch.fact('forgotten', one));
}
