import type { SellerProfile } from '../../../../../nouns/seller-profile.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { companySettings } from '../../company/company-settings.ts';
import { sellerProfiles } from '../../sellers/seller-profile.ts';
import type { PublicOffer } from './public-offer.ts';

type Seller = PublicOffer['seller'];

/** Who sells: the seller profile, or the company itself where it has none. */
export async function presentSeller(ctx: ReadContext, sellerProfileId: string | null): Promise<Seller> {
  const [profile] = sellerProfileId === null ? [] : await sellerProfiles.byIds(ctx.db, [sellerProfileId]);
  if (profile) return ofProfile(profile);
  const { name, companyInn: inn, kpp, ogrn, address, phone } = await companySettings(ctx);
  return { name, inn, kpp, ogrn, legalAddress: address, phone, email: null, account: null, hasLogo: false };
}

function ofProfile({ legalName, inn, kpp, ogrn, legalAddress, phone, email, ...profile }: SellerProfile): Seller {
  const { paymentRequisites, logoFileId } = profile;
  const paidTo = paymentRequisites.find(({ isPrimary }) => isPrimary) ?? paymentRequisites[0];
  return {
    ...{ name: legalName, inn, kpp, ogrn, legalAddress, phone, email },
    account: paidTo
      ? {
          bankName: paidTo.bankName,
          bik: paidTo.bik,
          checkingAccount: paidTo.checkingAccount,
          correspondentAccount: paidTo.correspondentAccount,
        }
      : null,
    hasLogo: logoFileId !== null,
  };
}
