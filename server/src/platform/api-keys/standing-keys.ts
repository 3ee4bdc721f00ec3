import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** The keys that work now: how many there are, and what a person should know of them. */
interface StandingKeys {
  working: number;
  /** May write too. */
  writing: number;
  /** End within thirty days. */
  ending: number;
  lastUsedAt: string | null;
}

/** Counts keys that hold these scopes, all of them. */
export const standingKeys = (db: Db, scopes: readonly string[] = []) =>
  db.one<StandingKeys>(sql`
    select count(*)::int as working,
      count(*) filter (where exists (select 1 from unnest(scopes) one where one !~ '\\.read$'))::int as writing,
      count(*) filter (where expires_at < now() + interval '30 days')::int as ending,
      max(last_used_at) as "lastUsedAt"
    from api_keys
    where tenant_id = ${db.tenant} and archived_at is null and (expires_at is null or expires_at > now()) and scopes @> ${scopes}::text[]`);
