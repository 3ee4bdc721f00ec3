import { showDay, showMoney, showPrice, showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import type { QuoteLine } from '../queries.ts';

/** What is offered for one position, or why nothing is. */
export function QuoteLineRow({ quoteId, line, currency }: { quoteId: string; line: QuoteLine; currency: string }) {
  const unit = showUnit(line.uom);
  const notes = [
    line.analog && say(`Analog: ${line.analog.name}`, `Аналог: ${line.analog.name}`),
    line.moq && say(`At least ${showQuantity(line.moq, unit)}`, `Не меньше ${showQuantity(line.moq, unit)}`),
    line.packQuantity &&
      say(`By ${showQuantity(line.packQuantity, unit)}`, `Кратно ${showQuantity(line.packQuantity, unit)}`),
    line.supplierSku && say(`Article ${line.supplierSku}`, `Артикул ${line.supplierSku}`),
    line.discountPercent !== '0' &&
      say(`Discount ${showQuantity(line.discountPercent)} %`, `Скидка ${showQuantity(line.discountPercent)} %`),
    ...line.priceTiers.map(({ minQuantity, price }) =>
      say(
        `from ${showQuantity(minQuantity)}: ${showPrice(price)}`,
        `от ${showQuantity(minQuantity)}: ${showPrice(price)}`,
      ),
    ),
    line.comment,
  ].filter(Boolean);
  return (
    <tr className={line.quoted ? undefined : 'dimmed'}>
      <td className="dimmed">{line.position}</td>
      <td>
        {line.name}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </td>
      {line.quoted ? (
        <>
          <td data-align="right">
            {showQuantity(line.quantity, unit)}
            {line.quantityOffered && (
              <small>
                {say(`available ${showQuantity(line.quantityOffered)}`, `есть ${showQuantity(line.quantityOffered)}`)}
              </small>
            )}
          </td>
          <td data-align="right">{line.isFree ? say('free', 'бесплатно') : showPrice(line.price)}</td>
          <td>{line.vatRate === null || line.vatRate === 'none' ? '—' : `${line.vatRate} %`}</td>
          <td>{leadOf(line)}</td>
          <td data-align="right">
            {showMoney(line.amounts.gross, currency)}{' '}
            {line.amounts.gross !== null && (
              <ExplainMark figure={{ of: 'quote', id: quoteId, field: 'lines.amounts.gross', lineId: line.id }} />
            )}
          </td>
        </>
      ) : (
        <td colSpan={5}>{line.unavailableReason ?? say('not supplied', 'не поставляет')}</td>
      )}
    </tr>
  );
}

function leadOf({ deliveryDate, deliveryDays }: QuoteLine): string {
  if (deliveryDate) return showDay(deliveryDate);
  return deliveryDays === null ? '—' : counted(deliveryDays, ['day', 'days'], ['день', 'дня', 'дней']);
}
