import type { Pictures } from '../../kernel/document-kind.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sellerProfiles } from './seller-profile.ts';

/** What a seller's documents carry; nothing where there is no seller. */
export async function picturesOfSeller(db: Db, sellerProfileId: string | null): Promise<Pictures> {
  const [seller] = sellerProfileId === null ? [] : await sellerProfiles.byIds(db, [sellerProfileId]);
  return {
    logo: seller?.logoFileId ?? null,
    stamp: seller?.stampFileId ?? null,
    signature: seller?.signatureFileId ?? null,
  };
}
