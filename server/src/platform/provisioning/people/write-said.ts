import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Said } from './read-said.ts';

/** Keeps what the provider says of a person beside his record; whom it had deleted is back. */
export const writeSaid = (
  db: Db,
  { id }: IdentityProvider,
  userId: string,
  { userName, externalId, kept }: Pick<Said, 'userName' | 'externalId' | 'kept'>,
  /** By its word, and not by hand. */
  blocked: boolean,
) =>
  db.execute(sql`
    insert into provisioned_people (tenant_id, provider_id, user_id, user_name, external_id, kept, blocked)
    values (${db.tenant}, ${id}, ${userId}, ${userName}, ${externalId}, ${JSON.stringify(kept)}, ${blocked})
    on conflict (tenant_id, provider_id, user_id) do update
    set user_name = excluded.user_name, external_id = excluded.external_id, kept = excluded.kept, blocked = excluded.blocked,
      removed_at = null, updated_at = excluded.updated_at`);
