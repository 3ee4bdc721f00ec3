import { withoutBlanks } from '../../kit/form/without-blanks.ts';
import { type Account, accountOf } from '../../shared/bank-accounts/accounts.ts';
import type { Seller } from './sellers.ts';

const texts = [
  ...(['name', 'legalName', 'inn', 'kpp', 'ogrn', 'okpo', 'legalAddress', 'phone', 'email', 'signatoryName'] as const),
  ...(['signatoryPosition', 'signatoryBasis', 'accountantName', 'invoicePrefix'] as const),
];

export type SellerText = (typeof texts)[number];

/** A seller profile as its form holds it: what is not known is an empty text. */
export type SellerValues = Record<SellerText, string> &
  Pick<Seller, 'taxRegime' | 'defaultVatRate' | 'logoFileId' | 'stampFileId' | 'signatureFileId' | 'isDefault'> & {
    paymentRequisites: Account[];
  };

export const sellerValuesOf = (seller: Seller): SellerValues => ({
  ...(Object.fromEntries(texts.map((name) => [name, seller[name] ?? ''])) as Record<SellerText, string>),
  taxRegime: seller.taxRegime,
  defaultVatRate: seller.defaultVatRate,
  logoFileId: seller.logoFileId,
  stampFileId: seller.stampFileId,
  signatureFileId: seller.signatureFileId,
  isDefault: seller.isDefault,
  paymentRequisites: seller.paymentRequisites.map(accountOf),
});

/** As the server takes it. The mark of the default is taken over alone: another profile takes it away. */
export function sellerBodyOf({ name, legalName, inn, isDefault, paymentRequisites, ...rest }: SellerValues) {
  return {
    ...withoutBlanks(rest),
    ...{ name, legalName, inn },
    ...(isDefault && { isDefault }),
    paymentRequisites: paymentRequisites.map(withoutBlanks),
  };
}

export const newSeller = { name: '', legalName: '', inn: '', kpp: '' };

export const newSellerBodyOf = ({ kpp, ...names }: typeof newSeller) => ({ ...names, ...(kpp && { kpp }) });
