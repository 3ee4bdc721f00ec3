import type { SellerProfile } from '../../../../nouns/seller-profile.ts';
import { archivedReference } from '../../kernel/problems/archived-reference.ts';
import { unknownReference } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { sellerProfile, sellerProfiles } from './seller-profile.ts';

/**
 * The seller of a new document: the named one or the default; until the transaction ends it is not archived. Refuses one that does not
 * exist or is archived, and answers null where none is named and the company has none.
 */
export async function holdSeller(db: Db, sellerProfileId: string | undefined | null) {
  const wanted = sellerProfileId ? sql`seller.id = ${sellerProfileId}` : sql`seller.is_default`;
  const lock = sql`select 1 from seller_profiles seller where seller.tenant_id = ${db.tenant} and ${wanted} for share`;
  const [, [seller]] = await Promise.all([
    db.execute(lock),
    sellerProfiles.read(db, sellerProfiles.select(db, wanted)),
  ]);
  if (!seller && sellerProfileId) throw unknownReference('sellerProfileId', sellerProfile.noun);
  if (seller?.archivedAt) throw archivedReference('sellerProfileId', sellerProfile, seller.id, seller.name);
  return seller ?? null;
}

/** The VAT rate that a seller gives new lines, whatever its status; null where there is none. */
export async function usualRateOf(
  db: Db,
  sellerProfileId: string | null,
): Promise<SellerProfile['defaultVatRate'] | null> {
  if (sellerProfileId === null) return null;
  const [seller] = await sellerProfiles.byIds(db, [sellerProfileId]);
  return seller?.defaultVatRate ?? null;
}
