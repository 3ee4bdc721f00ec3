import type { BankDetails } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import type { NewSheet } from './new-sheet.ts';

/** The head of an invoice as payment orders have it, a row for each line of it. */
export function placeBank(sheet: NewSheet, bank: BankDetails, language: 'ru' | 'en'): void {
  const words = documentWords[language];
  const looks = { isFramed: true };
  const row = (left: string, label: string, value: string) =>
    sheet.row([
      { cell: left, width: 56, ...looks },
      { cell: label, width: 12, ...looks },
      { cell: value, width: 32, ...looks },
    ]);
  row(`${bank.bankName} (${words.bankOfRecipient.toLocaleLowerCase(language)})`, words.bik, bank.bik);
  row(
    [`${words.inn} ${bank.inn}`, bank.kpp && `${words.kpp} ${bank.kpp}`].filter(Boolean).join('   '),
    words.account,
    bank.correspondentAccount,
  );
  row(`${words.recipient}: ${bank.recipient}`, words.account, bank.checkingAccount);
  sheet.space(3);
}
