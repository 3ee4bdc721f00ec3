import type { SellerProfile } from '../../../../nouns/seller-profile.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { conflict, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { sellerProfiles } from './seller-profile.ts';

/** The default profile, to be kept or replaced. The tenant's row is locked: of two who move the mark at once, one follows the other. */
export async function lockDefaultSeller(db: Db): Promise<SellerProfile | undefined> {
  const lock = sql`select 1 from tenants where tenant_id = ${db.tenant} for no key update`;
  const [, found] = await Promise.all([
    db.execute(lock),
    sellerProfiles.read(db, sellerProfiles.select(db, sql`seller.is_default`)),
  ]);
  return found[0];
}

/** Takes the mark from the profile that has it, and records that. */
export const unsetDefaultSeller = (ctx: WriteContext, holder: SellerProfile) =>
  sellerProfiles.change(ctx, holder, { isDefault: false });

export const successorNeeded = () =>
  conflict(
    'default_needs_successor',
    words('Make another seller profile the default first.', 'Сначала сделайте основным другой профиль продавца.'),
  );
