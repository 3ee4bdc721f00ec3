import { useQuery } from '@tanstack/react-query';
import { matchingStatuses } from '../../../../../nouns/invoice-matching.ts';
import { showMoney, showPrice, showQuantity, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { showUnit, type Unit } from '../../../kit/units.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type InvoiceCard, type InvoiceLine, requisitionQuery, tolerancesQuery } from '../queries.ts';
import { showIssue } from '../show-issue.ts';
import classes from './invoice-page.module.css';

/** What was ordered, received and invoiced, line by line; what differs is said in words. */
export function InvoiceLines({ invoice }: { invoice: InvoiceCard }) {
  const may = useMay();
  const { procurementId, lines, matching, totals, currency, supplierId } = invoice;
  const { data: requisition } = useQuery({
    ...requisitionQuery(procurementId ?? ''),
    enabled: procurementId !== null && may('purchase_requisitions.read'),
  });
  const ordered = new Map(requisition?.items.map((item) => [item.id, item]));
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Lines', 'Строки')}</h2>
        <Status tone={matchingStatuses[matching.status].tone}>{say(matchingStatuses[matching.status])}</Status>
      </header>
      {/* What scrolls must be reachable by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={say('Lines of the invoice', 'Строки счёта')}>
        <table className={classes.lines} aria-label={say('Lines of the invoice', 'Строки счёта')}>
          <thead>
            <tr>
              <th scope="col">{say('Name', 'Наименование')}</th>
              <th scope="col" data-number>
                {say('Ordered', 'Заказано')}
              </th>
              <th scope="col" data-number>
                {say('Received', 'Принято')}
              </th>
              <th scope="col" data-number>
                {say('Invoiced', 'В счёте')}
              </th>
              <th scope="col" data-number>
                {say('Price', 'Цена')}
              </th>
              <th scope="col" data-number>
                {say('Sum', 'Сумма')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const item = ordered.get(line.procurementItemId ?? '');
              const ours = item?.supplyCoverage.suppliers.find((one) => one.supplierId === supplierId);
              return (
                <Line
                  key={line.id}
                  line={line}
                  ordered={item && (ours?.quantity ?? '0')}
                  received={item?.receivedQuantity}
                  unit={item?.uom}
                  found={matching.issues.filter(({ lineId }) => lineId === line.id)}
                  currency={currency}
                />
              );
            })}
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
            </tr>
          </tfoot>
        </table>
      </section>
      {matching.issues.length > 0 && <Tolerances />}
      {matching.overrideReason && (
        <p className="dimmed">
          {say('Approved because', 'Согласован, потому что')}: {matching.overrideReason}
        </p>
      )}
    </section>
  );
}

interface LineProps {
  line: InvoiceLine;
  ordered: string | undefined;
  received: string | undefined;
  unit: Unit | undefined;
  found: InvoiceCard['matching']['issues'];
  currency: string;
}

function Line({ line, ordered, received, unit, found, currency }: LineProps) {
  const differs = (...codes: string[]) => {
    const told = found.filter(({ code }) => codes.includes(code));
    return told.find(({ severity }) => severity === 'block')?.severity ?? told[0]?.severity;
  };
  return (
    <tr>
      <td>
        {line.name}
        {found.map((issue) => (
          <span key={issue.code} className={classes.issue} data-severity={issue.severity}>
            {showIssue(issue)}
          </span>
        ))}
      </td>
      <td data-number>{showQuantity(ordered, unit && showUnit(unit))}</td>
      <td data-number>{showQuantity(received, unit && showUnit(unit))}</td>
      <td data-number data-differs={differs('quantity_above_accepted', 'quantity_above_received')}>
        {showQuantity(line.quantity, showUnit(line.uom))}
      </td>
      <td data-number data-differs={differs('price_above_decision', 'vat_mismatch', 'currency_mismatch')}>
        {showPrice(line.price)}
      </td>
      <td data-number>{showMoney(line.gross, currency)}</td>
    </tr>
  );
}

/** Within these a difference passes; it is said where one did not. */
function Tolerances() {
  const may = useMay();
  const { data } = useQuery({ ...tolerancesQuery, enabled: may('company_settings.read') });
  if (!data) return null;
  const { pricePct, quantityPct, amount } = data.tolerances;
  return (
    <p className="dimmed">
      {say(
        `Let through: price up to ${showQuantity(pricePct)} %, quantity up to ${showQuantity(quantityPct)} %, or up to ${showSum(amount)} in all.`,
        `Допуск: цена до ${showQuantity(pricePct)} %, количество до ${showQuantity(quantityPct)} % или разница до ${showSum(amount)}.`,
      )}
    </p>
  );
}
