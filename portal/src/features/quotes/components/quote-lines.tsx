import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { QuoteVersion } from '../queries.ts';
import { QuoteLineRow } from './quote-line-row.tsx';
import classes from './quotes.module.css';

/** Lines of a version: what is offered, at what price, by when. */
export function QuoteLines({ quoteId, version }: { quoteId: string; version: QuoteVersion }) {
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
              <QuoteLineRow key={line.position} quoteId={quoteId} line={line} currency={currency} />
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
