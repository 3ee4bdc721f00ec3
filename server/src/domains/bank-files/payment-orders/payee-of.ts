import type { OrderParty } from '../../../kernel/integrations/ports/payment-orders.ts';
import { type FieldError, fieldError, type Words, words } from '../../../kernel/problems/errors.ts';
import {
  checkCorrespondentAccount,
  checkSettlementAccount,
} from '../../../platform/russian-identifiers/bank-account.ts';
import { checkInn } from '../../../platform/russian-identifiers/check-inn.ts';
import type { Payee } from '../../counterparties/payees.ts';

/** The longest name that banks take. */
const longestName = 160;

type Primary = Payee['requisites'][number];

/** Whom a payment order names, by the details of the counterparty; what is missing there is empty, and reported by the faults. */
export function payeeOf(payee: Payee): OrderParty {
  const { bankName, bik, checkingAccount, correspondentAccount } = primaryOf(payee) ?? ({} as Partial<Primary>);
  return {
    name:
      payee.fullName !== null && payee.fullName.length <= longestName
        ? payee.fullName
        : payee.name.slice(0, longestName),
    inn: payee.inn ?? '',
    kpp: payee.kpp,
    account: checkingAccount ?? '',
    bank: bankName ?? '',
    bik: bik ?? '',
    correspondentAccount: correspondentAccount ?? null,
  };
}

/** What keeps a payee from being paid by a payment order, reported at the invoice. */
export function payeeFaults(at: string, payee: Payee, unwritable: (text: string) => string[]): FieldError[] {
  const said = payeeOf(payee);
  const fault = (code: string, message: Words) =>
    fieldError(at, code, message, { counterpartyId: payee.counterpartyId });
  if (payee.status === 'blocked')
    return [fault('payee_blocked', words(`${payee.name} is blocked`, `контрагент ${payee.name} заблокирован`))];
  const inn =
    said.inn === ''
      ? [fault('payee_inn_missing', words(`${payee.name} has no INN`, `у контрагента ${payee.name} нет ИНН`))]
      : [];
  const wrongInn =
    said.inn !== '' && checkInn(said.inn) !== null
      ? [
          fault(
            'payee_inn_wrong',
            words(`the INN of ${payee.name} is wrong`, `неверный ИНН у контрагента ${payee.name}`),
          ),
        ]
      : [];
  return [...inn, ...wrongInn, ...accountFaults(payee, said, fault), ...letterFaults(said, unwritable, fault)];
}

type Fault = (code: string, message: Words) => FieldError;

function accountFaults(
  payee: Payee,
  { account, bik, bank, correspondentAccount }: OrderParty,
  fault: Fault,
): FieldError[] {
  const currency = primaryOf(payee)?.currency;
  if (account === '' || bik === '' || bank === '')
    return [
      fault(
        'payee_account_missing',
        words(
          `${payee.name} has no primary account with a bank and a BIK`,
          `у контрагента ${payee.name} не указан основной счёт с банком и БИК`,
        ),
      ),
    ];
  const wrong =
    currency !== 'RUB' ||
    checkSettlementAccount(account, bik) !== null ||
    (correspondentAccount !== null && checkCorrespondentAccount(correspondentAccount, bik) !== null);
  return wrong
    ? [
        fault(
          'payee_account_wrong',
          words(
            `the primary account of ${payee.name} is no rouble account of the bank with its BIK`,
            `основной счёт контрагента ${payee.name} не является рублёвым счётом банка с этим БИК`,
          ),
        ),
      ]
    : [];
}

function letterFaults({ name, bank }: OrderParty, unwritable: (text: string) => string[], fault: Fault): FieldError[] {
  const letters = unwritable(`${name} ${bank}`);
  return letters.length === 0
    ? []
    : [
        fault(
          'text_unwritable',
          words(
            `${name}: the file cannot contain ${letters.join(' ')}`,
            `${name}: в файл нельзя записать символы ${letters.join(' ')}`,
          ),
        ),
      ];
}

const primaryOf = ({ requisites }: Payee): Primary | undefined => requisites.find(({ isPrimary }) => isPrimary);
