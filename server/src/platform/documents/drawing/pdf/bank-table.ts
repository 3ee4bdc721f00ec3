import type { BankDetails } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import type { Content, TableCell } from './pdf-content.ts';
import { framed, innerWidth } from './pdf-table.ts';
import { inFont } from './pdf-text.ts';

/** The head of an invoice as payment orders have it: the bank above, the recipient below. */
export function bankTable(bank: BankDetails, language: 'ru' | 'en', width: number, fontSize: number): Content {
  const words = documentWords[language];
  const below = (above: string, small: string, more: object): TableCell => ({
    stack: [inFont(above) || ' ', { text: small, fontSize: fontSize - 1.5 }],
    ...more,
  });
  return {
    table: {
      widths: [0.28, 0.28, 0.12, 0.32].map((share) => innerWidth(share * width, framed)),
      body: [
        [below(bank.bankName, words.bankOfRecipient, { colSpan: 2, rowSpan: 2 }), {}, words.bik, inFont(bank.bik)],
        [{}, {}, words.account, inFont(bank.correspondentAccount)],
        [
          inFont(`${words.inn} ${bank.inn}`),
          inFont(`${words.kpp} ${bank.kpp}`),
          { text: words.account, rowSpan: 2 },
          { text: inFont(bank.checkingAccount), rowSpan: 2 },
        ],
        [below(bank.recipient, words.recipient, { colSpan: 2 }), {}, {}, {}],
      ],
    },
    layout: framed,
    margin: [0, 0, 0, 8],
  };
}
