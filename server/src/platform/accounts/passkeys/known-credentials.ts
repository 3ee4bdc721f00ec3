import type { Static } from 'typebox';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { knownCredential } from './creation-options.ts';
import { relyingParty } from './relying-party.ts';

/** The passkeys of who is signed in that work here, as a browser is told of them. */
export async function knownCredentials({ db, actor, services }: ReadContext) {
  const known = await db.many<{ id: Buffer; transports: string[] }>(sql`
    select credential_id as id, transports from passkeys
    where tenant_id = ${db.tenant} and user_id = ${actor.userId} and rp_id = ${relyingParty(services).id}
    order by created_at, id`);
  return known.map(
    ({ id, transports }): Static<typeof knownCredential> => ({
      type: 'public-key',
      id: id.toString('base64url'),
      transports,
    }),
  );
}
