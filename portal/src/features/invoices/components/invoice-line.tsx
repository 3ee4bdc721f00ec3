import { showMoney, showPrice, showQuantity } from '../../../kit/format.ts';
import { showUnit } from '../../../kit/units.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import { type ComparedLine, severityOf } from '../compared-lines.ts';
import { showIssue } from '../show-issue.ts';
import classes from './invoice-page.module.css';

interface InvoiceLineProps extends ComparedLine {
  invoiceId: string;
  currency: string;
}

/** A line with its differences in words; the figures that differ are marked. */
export function InvoiceLine({ line, ordered, received, unit, issues, currency, invoiceId }: InvoiceLineProps) {
  return (
    <tr>
      <td>
        {line.name}
        {issues.map((issue) => {
          const { message, advice } = showIssue(issue);
          return (
            <span key={issue.code} className={classes.issue} data-severity={issue.severity}>
              {message} <span className="dimmed">{advice}</span>
            </span>
          );
        })}
      </td>
      <td data-number>{showQuantity(ordered, unit && showUnit(unit))}</td>
      <td data-number>{showQuantity(received, unit && showUnit(unit))}</td>
      <td data-number data-differs={severityOf(issues, 'quantity_above_accepted', 'quantity_above_received')}>
        {showQuantity(line.quantity, showUnit(line.uom))}
        {line.lineQuantity !== null && unit && unit !== line.uom && (
          <div className="dimmed">
            = {showQuantity(line.lineQuantity, showUnit(unit))}{' '}
            <ExplainMark figure={{ of: 'invoice', id: invoiceId, field: 'lines.lineQuantity', lineId: line.id }} />
          </div>
        )}
      </td>
      <td data-number data-differs={severityOf(issues, 'price_above_decision', 'vat_mismatch', 'currency_mismatch')}>
        {showPrice(line.price)}
      </td>
      <td data-number>{showMoney(line.gross, currency)}</td>
    </tr>
  );
}
