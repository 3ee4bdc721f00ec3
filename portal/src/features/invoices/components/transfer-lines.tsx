import { showMoney, showPrice, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import type { Preview } from '../transfer-queries.ts';
import { useLineMatches } from '../use-line-matches.ts';
import classes from './invoice-page.module.css';
import { LineMatch } from './line-match.tsx';
import { LinesLeft } from './lines-left.tsx';
import { MatchLineDialog } from './match-line-dialog.tsx';

/** The lines as the invoice will hold them, with what each is certainly for. */
export function TransferLines({ portal, document, opened, onOpen }: TransferLinesProps) {
  const { lines, totals } = document;
  const { mayMatch, matches } = useLineMatches(document, onOpen);
  const shown = lines.find(({ place }) => String(place) === opened);
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
            {lines.map((line) => (
              <tr key={line.place}>
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
                  <LineMatch portal={portal} line={line} matches={mayMatch ? matches : undefined} />
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
      {mayMatch && <LinesLeft lines={lines} onNext={matches.open} />}
      {shown && mayMatch && (
        <MatchLineDialog
          key={`${shown.place} ${document.version}`}
          document={document}
          line={shown}
          matches={matches}
        />
      )}
    </section>
  );
}

interface TransferLinesProps {
  portal: string;
  document: Preview;
  /** Place of the line that is being matched. */
  opened: string | undefined;
  onOpen(place: string | undefined): void;
}

const rateOf = (rate: Preview['lines'][number]['vatRate']) =>
  rate === null ? '—' : rate === 'none' ? say('none', 'без НДС') : `${rate} %`;
