import { type Comment, comment as declared } from '../../../../nouns/comment.ts';
import type { Fact } from '../../kernel/entity.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../records/listing-of.ts';
import { store } from '../records/store.ts';

export const comment = entityOf(declared);

/** How files of comments name what they hang on. */
export const commentFiles = 'comment';

export const comments = store(comment, {
  mentions: (tenant) => sql`
    (select coalesce(json_agg(json_build_object('id', person.id, 'name', person.full_name) order by person.full_name, person.id), '[]')
     from users person where person.tenant_id = ${tenant} and person.id = any(said.mention_ids))`,
  files: (tenant) => sql`
    (select coalesce(json_agg(json_build_object('id', file.id, 'fileName', file.file_name, 'sizeBytes', file.size_bytes) order by file.id), '[]')
     from files file
     where file.tenant_id = ${tenant} and file.entity_type = ${commentFiles} and file.entity_id = said.id and file.status = 'active')`,
  authorName: (tenant) => sql`
    (select author.full_name from users author where author.tenant_id = ${tenant} and author.id = said.created_by)`,
});

/** Identifiers are made in the order of time, so the newest first is the index read backwards. */
export const commentListing = listingOf(declared, { name: 'comments', defaultSort: '-id' });

/**
 * That something was said, edited or deleted. The words themselves are no part of it: the trail is kept for ever, a deleted text
 * is not.
 */
export function toldOf(kind: 'created' | 'updated' | 'deleted', after: Comment, before?: Comment): Fact {
  const fact = before ? comment.changed(kind, before, after) : comment.fact(kind, after);
  const { object, previous, ...data } = fact.data;
  return {
    ...fact,
    data: { ...data, object: wordless(object), ...(previous && { previous: wordless(previous) }) },
  };
}

const wordless = ({ text: _, ...rest }: Record<string, unknown> = {}) => rest;
