import { showMoney } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { groupsOf } from '../model/groups-of.ts';
import { priceWords } from '../model/vat-words.ts';
import type { Offer } from '../types.ts';
import { RowOfTable } from './row-of-table.tsx';

/** What is offered: a table, on a phone cards; groups with what each comes to. */
export function Rows({ offer: { rows, currency, vatMode } }: { offer: Offer }) {
  const groups = groupsOf(rows);
  const hasVat = vatMode !== 'none';
  const hint = priceWords(vatMode);
  const width = hasVat ? 6 : 5;
  return (
    <table className="rows">
      <caption className="only-spoken">{say('What is offered', 'Что предлагается')}</caption>
      <thead>
        <tr>
          <th scope="col">№</th>
          <th scope="col" className="name">
            {say('Name', 'Наименование')}
          </th>
          <th scope="col">{say('Quantity', 'Количество')}</th>
          <th scope="col">
            {say('Price', 'Цена')} <span className="basis">{hint}</span>
          </th>
          {hasVat && <th scope="col">{say('VAT', 'НДС')}</th>}
          <th scope="col">
            {say('Amount', 'Сумма')} <span className="basis">{hint}</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ label, rows: own, total }) => (
        <tbody key={label ?? ''}>
          {groups.length > 1 && (
            <tr className="group">
              <th scope="rowgroup" colSpan={width - 1}>
                {label ?? say('Other', 'Прочее')}
              </th>
              <td className="amount">{showMoney(total, currency)}</td>
            </tr>
          )}
          {own.map((row) => (
            <RowOfTable key={row.number} row={row} currency={currency} hasVat={hasVat} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
