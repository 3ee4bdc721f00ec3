import { showDay, showMoney, showPrice, showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showUnit } from '../../../kit/units.ts';
import type { QuoteLine, QuoteVersion } from '../queries.ts';
import classes from './quotes.module.css';

/** Lines of a version: what is offered, at what price, by when. */
export function QuoteLines({ version }: { version: QuoteVersion }) {
  const { lines, totals, currency } = version;
  return (
    <Section bare>
      <div
        className={classes.scroll}
        tabIndex={0}
        role="region"
        aria-label={say('Lines of the quote', 'Строки предложения')}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">№</th>
              <th scope="col">{say('Position', 'Позиция')}</th>
              <th scope="col" data-align="right">
                {say('Quantity', 'Количество')}
              </th>
              <th scope="col" data-align="right">
                {say('Price', 'Цена')}
              </th>
              <th scope="col">{say('VAT', 'НДС')}</th>
              <th scope="col">{say('Lead time', 'Срок')}</th>
              <th scope="col" data-align="right">
                {say('With VAT', 'С НДС')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.position} line={line} currency={currency} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={6}>
                {say('Total', 'Итого')}
                {totals.vat !== null && (
                  <span className="dimmed">
                    {' '}
                    {say(
                      `VAT ${showMoney(totals.vat, currency)} included`,
                      `в т. ч. НДС ${showMoney(totals.vat, currency)}`,
                    )}
                  </span>
                )}
              </th>
              <td data-align="right">{showMoney(totals.gross, currency)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  );
}

function Line({ line, currency }: { line: QuoteLine; currency: string }) {
  const unit = showUnit(line.uom);
  const notes = [
    line.analog && say(`Analog: ${line.analog.name}`, `Аналог: ${line.analog.name}`),
    line.moq && say(`At least ${showQuantity(line.moq, unit)}`, `Не меньше ${showQuantity(line.moq, unit)}`),
    line.packQuantity &&
      say(`By ${showQuantity(line.packQuantity, unit)}`, `Кратно ${showQuantity(line.packQuantity, unit)}`),
    line.supplierSku && say(`Article ${line.supplierSku}`, `Артикул ${line.supplierSku}`),
    line.discountPercent !== '0' && say(`Discount ${line.discountPercent} %`, `Скидка ${line.discountPercent} %`),
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
          <td data-align="right">{showMoney(line.amounts.gross, currency)}</td>
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
