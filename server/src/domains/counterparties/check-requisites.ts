import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { PaymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { checkCorrespondentAccount, checkSettlementAccount } from '../../platform/russian-identifiers/bank-account.ts';
import { checkBik } from '../../platform/russian-identifiers/bik.ts';
import { faultOf, identifierFault } from './identifier-faults.ts';

/** Accounts that the bank of their BIK cannot have, and those given twice. A foreign counterparty may be paid abroad. */
export const requisiteFaults = (kind: Counterparty['kind'], requisites: readonly PaymentRequisite[]): FieldError[] =>
  requisites.flatMap((one, index) => {
    const at = `/paymentRequisites/${index}`;
    const twice = requisites.slice(0, index).some((other) => accountOf(other) === accountOf(one));
    return [
      ...(one.bik === null && kind === 'foreign' ? [] : bankFaults(at, one)),
      ...(one.checkingAccount === null && one.bankName === null && one.bik === null ? [emptyFault(at)] : []),
      ...(twice && one.checkingAccount !== null ? [fieldError(`${at}/checkingAccount`, 'duplicate', repeated)] : []),
    ];
  });

function bankFaults(at: string, { bik, checkingAccount, correspondentAccount }: PaymentRequisite): FieldError[] {
  const ofBik = faultOf(`${at}/bik`, bik, checkBik);
  if (ofBik.length > 0) return ofBik;
  if (bik === null && (checkingAccount ?? correspondentAccount) !== null)
    return [identifierFault(`${at}/bik`, 'bik_required')];
  return [
    ...faultOf(`${at}/checkingAccount`, checkingAccount, (account) => checkSettlementAccount(account, bik)),
    ...faultOf(`${at}/correspondentAccount`, correspondentAccount, (account) =>
      checkCorrespondentAccount(account, bik),
    ),
  ];
}

/** An account stands once among the requisites of a counterparty. */
export const accountOf = ({ bik, checkingAccount, bankName }: Omit<PaymentRequisite, 'id' | 'isPrimary'>) =>
  JSON.stringify([bik, checkingAccount ?? bankName]);

const emptyFault = (at: string) =>
  fieldError(
    `${at}/checkingAccount`,
    'required',
    words('is required without a bank', 'обязателен, если банк не указан'),
  );

const repeated = words('is given twice', 'указан дважды');
