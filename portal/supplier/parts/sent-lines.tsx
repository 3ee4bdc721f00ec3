import { showMoney, showPrice, showQuantity } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Item, OwnVersion } from '../types.ts';

/** Lines of what was sent, with what they come to. */
export function SentLines({ sent, items }: { sent: OwnVersion; items: readonly Item[] }) {
  const units = new Map(items.map(({ id, unit }) => [id, unit]));
  return (
    <table className="sent">
      <thead>
        <tr>
          <th scope="col">{say('Position', 'Позиция')}</th>
          <th scope="col">{say('With VAT', 'С НДС')}</th>
        </tr>
      </thead>
      <tbody>
        {sent.lines.map((line) => (
          <tr key={line.position}>
            <td>
              {line.position}. {line.name}
              {line.analog && (
                <span className="dimmed"> · {say(`analog: ${line.analog.name}`, `аналог: ${line.analog.name}`)}</span>
              )}
              {line.quoted && line.price !== null && (
                <span className="counted">
                  {showQuantity(line.quantity, units.get(line.rfqItemId ?? ''))} × {showPrice(line.price)}
                </span>
              )}
            </td>
            <td className="number">
              {line.quoted ? showMoney(line.amounts.gross, sent.currency) : say('not supplied', 'не поставляем')}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {say('Total', 'Итого')}
            {sent.totals.vat !== null && (
              <span className="dimmed">
                {' '}
                {say(
                  `VAT ${showMoney(sent.totals.vat, sent.currency)} included`,
                  `в том числе НДС ${showMoney(sent.totals.vat, sent.currency)}`,
                )}
              </span>
            )}
          </th>
          <td className="number">
            <b>{showMoney(sent.totals.gross, sent.currency)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
