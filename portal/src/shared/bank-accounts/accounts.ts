import type { PaymentRequisite } from '../../../../nouns/payment-requisite.ts';

/** A bank account as forms hold it: what is not known is an empty text. */
export interface Account {
  id?: string;
  label: string;
  bankName: string;
  bik: string;
  checkingAccount: string;
  correspondentAccount: string;
  currency: string;
  isPrimary: boolean;
}

export const blankAccount = {
  ...{ label: '', bankName: '', bik: '', checkingAccount: '', correspondentAccount: '' },
  currency: 'RUB',
};

export const accountOf = (given: PaymentRequisite): Account => ({
  id: given.id,
  label: given.label ?? '',
  bankName: given.bankName ?? '',
  bik: given.bik ?? '',
  checkingAccount: given.checkingAccount ?? '',
  correspondentAccount: given.correspondentAccount ?? '',
  currency: given.currency,
  isPrimary: given.isPrimary,
});

/** What the inputs of accounts need of the form that holds them in `paymentRequisites`. */
export interface AccountsForm {
  getInputProps(path: string): object;
  isDirty(path: string): boolean;
  setFieldValue(path: string, value: string | Account[]): void;
}
