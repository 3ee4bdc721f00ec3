import { type Table, TableRow } from 'docx';
import type { BankDetails } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import { cell } from './docx-cell.ts';
import { tableOf } from './docx-table.ts';
import { paragraph, runs } from './docx-text.ts';

/** The head of an invoice as payment orders have it: the bank above, the recipient below. */
export function bankTable(bank: BankDetails, language: 'ru' | 'en', width: number, fontSize: number): Table {
  const words = documentWords[language];
  const widths = [0.28, 0.28, 0.12, 0.32].map((share) => share * width);
  const [first = 0, second = 0, third = 0, fourth = 0] = widths;
  const said = (text: string) => paragraph(runs(text));
  const below = (text: string) => paragraph(runs(text, { size: fontSize - 1.5 }));
  return tableOf(
    widths,
    [
      row([
        cell([said(bank.bankName), below(words.bankOfRecipient)], { width: first + second, columns: 2, rows: 2 }),
        cell([said(words.bik)], { width: third }),
        cell([said(bank.bik)], { width: fourth }),
      ]),
      row([cell([said(words.account)], { width: third }), cell([said(bank.correspondentAccount)], { width: fourth })]),
      row([
        cell([said(`${words.inn} ${bank.inn}`)], { width: first }),
        cell([said(`${words.kpp} ${bank.kpp}`)], { width: second }),
        cell([said(words.account)], { width: third, rows: 2 }),
        cell([said(bank.checkingAccount)], { width: fourth, rows: 2 }),
      ]),
      row([cell([said(bank.recipient), below(words.recipient)], { width: first + second, columns: 2 })]),
    ],
    true,
  );
}

const row = (children: Array<ReturnType<typeof cell>>) => new TableRow({ children, cantSplit: true });
