import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** What leads to a portal before it is entered; webhooks have a kind for each area that takes them. */
export type AddressKind =
  | 'portal'
  | 'api key'
  | 'rfq link'
  | 'driver link'
  | 'proposal link'
  | 'order link'
  | 'publication'
  | 'site exchange'
  | 'sign-in domain'
  | `webhook ${string}`;

interface Claim {
  /** Text, or a digest. */
  address: string | Buffer;
  recordId: string;
}

/** Whether the address leads to this portal now; another portal may have it. A rollback releases it, or `releaseAddresses`. */
export const claimAddress = async (db: Db, kind: AddressKind, claim: Claim, parentId?: string): Promise<boolean> =>
  (await claimAddresses(db, kind, [claim], parentId)) === 1;

/** How many of the addresses lead to this portal now. Digests of random tokens are nobody else's. */
export async function claimAddresses(
  db: Db,
  kind: AddressKind,
  claims: readonly Claim[],
  parentId: string | null = null,
): Promise<number> {
  const bytes = claims.map(({ address }) => (typeof address === 'string' ? Buffer.from(address) : address));
  const held = await db.many(sql`
    select * from claim_addresses(${kind}, ${bytes}::bytea[], ${claims.map(({ recordId }) => recordId)}::uuid[], ${parentId})`);
  return held.length;
}
