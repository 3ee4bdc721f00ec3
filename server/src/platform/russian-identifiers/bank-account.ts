import { checkBik, isTreasuryBik } from './bik.ts';

const WEIGHTS = [7, 1, 3];

type AccountFault = 'account_format' | 'account_checksum' | 'account_is_correspondent' | 'bik_required' | 'bik_invalid';

/** Checks a settlement account against the bank that keeps it. */
export function checkSettlementAccount(account: string, bik: string | null): AccountFault | null {
  const fault = checkForm(account, bik);
  if (fault !== null) return fault;
  if (account.startsWith('301')) return 'account_is_correspondent';
  return bik === null || isTreasuryBik(bik) || sumsToZero(bik.slice(-3) + account) ? null : 'account_checksum';
}

/** Checks a correspondent account; a treasury body has accounts of its own numbering, so there only the length counts. */
export function checkCorrespondentAccount(account: string, bik: string | null): AccountFault | null {
  const fault = checkForm(account, bik);
  if (fault !== null || bik === null || isTreasuryBik(bik)) return fault;
  if (!account.startsWith('301') || account.slice(-3) !== bik.slice(-3)) return 'account_format';
  return sumsToZero(`0${bik.slice(4, 6)}${account}`) ? null : 'account_checksum';
}

function checkForm(account: string, bik: string | null): AccountFault | null {
  if (!/^\d{20}$/.test(account)) return 'account_format';
  if (bik === null || bik === '') return 'bik_required';
  return checkBik(bik);
}

function sumsToZero(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    sum += (Number(digits[place]) * (WEIGHTS[place % 3] as number)) % 10;
  }
  return sum % 10 === 0;
}
