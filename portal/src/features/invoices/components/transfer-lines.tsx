import { Link } from '@tanstack/react-router';
import { lineMatches } from '../../../../../nouns/transfer-preview.ts';
import { showMoney, showPrice, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import type { Preview } from '../transfer-queries.ts';
import classes from './invoice-page.module.css';

/** The lines as the invoice will hold them, with what each is certainly for. */
export function TransferLines({ portal, document }: { portal: string; document: Preview }) {
  const { lines, totals } = document;
  const currency = document.currency ?? undefined;
  const label = say('Lines of the document', 'Строки документа');
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Lines', 'Строки')}</h2>
      </header>
      {/* What scrolls must be reachable by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={label}>
        <table className={classes.lines} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">№</th>
              <th scope="col">{say('Name', 'Наименование')}</th>
              <th scope="col" data-number>
                {say('Quantity', 'Количество')}
              </th>
              <th scope="col" data-number>
                {say('Price without VAT', 'Цена без НДС')}
              </th>
              <th scope="col" data-number>
                {say('VAT', 'НДС')}
              </th>
              <th scope="col" data-number>
                {say('Sum', 'Сумма')}
              </th>
              <th scope="col">{say('For', 'Сопоставлено')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // A document may number two lines alike.
              <tr key={index}>
                <td>{line.number}</td>
                <td>
                  {line.name}
                  {(line.article ?? line.code) && (
                    <small className="dimmed"> {[line.article, line.code].filter(Boolean).join(' · ')}</small>
                  )}
                </td>
                <td data-number>{showQuantity(line.quantity, showUnit(line.uom))}</td>
                <td data-number>{showPrice(line.price)}</td>
                <td data-number>{rateOf(line.vatRate)}</td>
                <td data-number>{showMoney(line.gross, currency)}</td>
                <td>
                  <Match portal={portal} line={line} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={5}>
                {say('Total', 'Итого')}{' '}
                <span className="dimmed">
                  {say('of it VAT', 'в том числе НДС')} {showMoney(totals.vat, currency)}
                </span>
              </td>
              <td data-number>{showMoney(totals.gross, currency)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}

const rateOf = (rate: Preview['lines'][number]['vatRate']) =>
  rate === null ? '—' : rate === 'none' ? say('none', 'без НДС') : `${rate} %`;

function Match({ portal, line }: { portal: string; line: Preview['lines'][number] }) {
  if (line.matchedBy === null) return <span className="dimmed">{say('not matched', 'не сопоставлено')}</span>;
  return (
    <>
      {line.procurementId !== null && (
        <Link to="/$portal/requisitions/$id" params={{ portal, id: line.procurementId }} search={{}}>
          {line.procurementNumber}
        </Link>
      )}
      {line.procurementId !== null && line.catalogItemId !== null && ' · '}
      {line.catalogItemId !== null && (
        <Link to="/$portal/catalog/$id" params={{ portal, id: line.catalogItemId }} search={{}}>
          {line.catalogItemName}
        </Link>
      )}{' '}
      <small className="dimmed">{say(lineMatches[line.matchedBy])}</small>
    </>
  );
}
