import { showMoney, showPrice, showQuantity } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { NumberedRow } from '../model/groups-of.ts';
import { rateWords } from '../model/vat-words.ts';

/** A row of the table; on a phone it is a card, where the words before a figure are shown too. */
export const RowOfTable = ({ row, currency, hasVat }: { row: NumberedRow; currency: string; hasVat: boolean }) => (
  <tr>
    <td className="position">{row.number}</td>
    <td className="name">{row.name}</td>
    <td className="quantity">{showQuantity(row.quantity, row.unit)}</td>
    <td className="price">{showPrice(row.unitPrice)}</td>
    {hasVat && (
      <td className="vat">
        <span className="on-phone">{row.vatRate !== 'none' && `${say('VAT', 'НДС')} `}</span>
        {rateWords(row.vatRate)}
      </td>
    )}
    <td className="amount">{showMoney(row.lineAmount, currency)}</td>
  </tr>
);
