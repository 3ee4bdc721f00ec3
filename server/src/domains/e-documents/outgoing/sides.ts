import type { Db } from '../../../kernel/sql/db.ts';
import { counterparties } from '../../counterparties/counterparty.ts';
import { sellerProfiles } from '../../sellers/seller-profile.ts';
import type { Side } from './sendable.ts';

const nobody: Side = { name: '', inn: null, kpp: null };

/** In whose name it goes out. */
export async function sellerSide(db: Db, id: string | null): Promise<Side> {
  const [seller] = id === null ? [] : await sellerProfiles.byIds(db, [id]);
  return seller ? { name: seller.legalName, inn: seller.inn, kpp: seller.kpp } : nobody;
}

/** To whom. */
export async function counterpartySide(db: Db, id: string | null): Promise<Side> {
  const [party] = id === null ? [] : await counterparties.byIds(db, [id]);
  return party ? { name: party.fullName ?? party.shortName, inn: party.inn, kpp: party.kpp } : nobody;
}
