import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import type { DeliveryParty } from '../../../../../nouns/delivery-party.ts';
import type { PaymentRequisite } from '../../../../../nouns/payment-requisite.ts';
import type { SellerProfile } from '../../../../../nouns/seller-profile.ts';

/** Our own company as a side of a document. */
export function partyOfSeller(seller: SellerProfile): DeliveryParty {
  const { id, name, legalName, inn, kpp, ogrn, legalAddress, phone, email } = seller;
  return {
    ...{ sellerProfileId: id, counterpartyId: null, name, legalName, inn, kpp, ogrn, okpo: null },
    ...{ legalAddress, actualAddress: legalAddress, phone, email },
    ...bankOf(seller.paymentRequisites),
    ...{ signatoryName: seller.signatoryName, signatoryPosition: seller.signatoryPosition },
    ...{ signatoryBasis: seller.signatoryBasis, accountantName: seller.accountantName },
  };
}

/** A counterparty as a side of a document. */
export function partyOfCounterparty(party: Counterparty): DeliveryParty {
  const { id, shortName, fullName, inn, kpp, ogrn, okpo, legalAddress, actualAddress, phone, email } = party;
  return {
    ...{ sellerProfileId: null, counterpartyId: id, name: shortName, legalName: fullName ?? shortName },
    ...{ inn, kpp, ogrn, okpo, legalAddress, actualAddress: actualAddress ?? legalAddress, phone, email },
    ...bankOf(party.paymentRequisites ?? []),
    ...{ signatoryName: null, signatoryPosition: null, signatoryBasis: null, accountantName: null },
  };
}

function bankOf(requisites: readonly PaymentRequisite[]) {
  const paid = requisites.find(({ isPrimary }) => isPrimary) ?? requisites[0];
  return {
    ...{ bankName: paid?.bankName ?? null, bik: paid?.bik ?? null },
    ...{ checkingAccount: paid?.checkingAccount ?? null, correspondentAccount: paid?.correspondentAccount ?? null },
  };
}
