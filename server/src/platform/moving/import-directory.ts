import type { Owner } from '../postgres/connect-owner.ts';
import { addressesTaken } from './check-arrival.ts';

/** The lines of what leads to a portal, table by table. */
type LinesOf = (name: string) => AsyncIterable<string[]>;

/** What leads to the portal: its name, and the addresses that sign in to it. Answers those that a copy leaves out. */
export async function importDirectory(
  owner: Owner,
  linesOf: LinesOf,
  { tenantId, slug, copy }: { tenantId: string; slug: string; copy: boolean },
): Promise<string[]> {
  const leftOut: string[] = [];
  for await (const lines of linesOf('login_directory')) leftOut.push(...(await signIn(owner, tenantId, lines)));
  if (leftOut.length > 0 && !copy) throw addressesTaken(leftOut);
  for await (const lines of linesOf('pending_logins'))
    await owner.query(
      `insert into pending_logins (email, tenant_id, user_id, password_hash, created_at)
       select line->>'email', $2, (line->>'user_id')::uuid, line->>'password_hash', (line->>'created_at')::instant
       from json_array_elements($1::json) line on conflict do nothing`,
      [`[${lines.join(',')}]`, tenantId],
    );
  await owner.query('insert into portal_names (slug) values ($1) on conflict do nothing', [slug]);
  return leftOut;
}

/** Answers the addresses that somebody else has. */
async function signIn(owner: Owner, tenantId: string, lines: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ email: string }>(
    `with given as (
       select line->>'email' as email, (line->>'user_id')::uuid as user_id from json_array_elements($1::json) line
     ), taken as (
       insert into login_directory (email, tenant_id, user_id) select email, $2, user_id from given on conflict do nothing returning email
     )
     select email from given where email not in (select email from taken)`,
    [`[${lines.join(',')}]`, tenantId],
  );
  return rows.map(({ email }) => email);
}
