import type { Listing } from '../../kernel/lists/listing.ts';

export const keyListing: Listing = {
  name: 'api-keys',
  from: 'api_keys key',
  alias: 'key',
  defaultSort: '-createdAt',
  search: ['key.name'],
  archivedAt: 'key.archived_at',
  fields: {
    id: { column: 'key.id', kind: 'id', sortable: true },
    name: { column: 'key.name', kind: 'text', sortable: true },
    env: { column: 'key.env', kind: 'choice', values: ['live', 'test'] },
    status: {
      column: `(case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end)`,
      kind: 'choice',
      values: ['active', 'expired', 'archived'],
    },
    createdBy: { column: 'key.created_by', kind: 'id', nullable: true },
    familyId: { column: 'key.family_id', kind: 'id' },
    expiresAt: { column: 'key.expires_at', kind: 'instant', sortable: true, nullable: true },
    lastUsedAt: { column: 'key.last_used_at', kind: 'instant', sortable: true, nullable: true },
    createdAt: { column: 'key.created_at', kind: 'instant', sortable: true },
  },
};
