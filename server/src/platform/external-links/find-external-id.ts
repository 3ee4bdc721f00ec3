import Type from 'typebox';
import { id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** The records that an outside system knows by this identifier, whichever system: what they are is read with the rights of their own path. */
export const findExternalId = query({
  name: 'external-links.find-external-id',
  summary: words('Find what an outside identifier names', 'Найти запись по внешнему идентификатору'),
  permission: 'internal',
  scope: null,
  input: object({ externalId: Type.String() }),
  output: Type.Array(object({ entityId: id(), externalSource: Type.String() })),

  run: ({ db }, { externalId }) =>
    db.many<{ entityId: string; externalSource: string }>(sql`
      select entity_id as "entityId", external_source as "externalSource" from external_links
      where tenant_id = ${db.tenant} and external_id = ${externalId} order by entity_type, external_source limit 5`),
});
