import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchingStatuses } from '../../../../../nouns/invoice-matching.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { comparedLines } from '../compared-lines.ts';
import { type InvoiceCard, requisitionQuery } from '../queries.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { InvoiceLine } from './invoice-line.tsx';
import classes from './invoice-page.module.css';
import { Tolerances } from './tolerances.tsx';

/** What was ordered, received and invoiced, line by line; what differs is said in words. */
export function InvoiceLines({ invoice }: { invoice: InvoiceCard }) {
  const may = useMay();
  const [isAccepting, setAccepting] = useState(false);
  const { procurementId, matching, totals, currency } = invoice;
  const { data: requisition } = useQuery({
    ...requisitionQuery(procurementId ?? ''),
    enabled: procurementId !== null && may('purchase_requisitions.read'),
  });
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
            {comparedLines(invoice, requisition).map((compared) => (
              <InvoiceLine key={compared.line.id} {...compared} currency={currency} invoiceId={invoice.id} />
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
            </tr>
          </tfoot>
        </table>
      </section>
      {matching.issues.length > 0 && <Tolerances />}
      {matching.status === 'blocked' && may('invoices.status') && (
        <Button mt="xs" variant="default" onClick={() => setAccepting(true)}>
          {say('Accept the differences', 'Принять расхождения')}
        </Button>
      )}
      {isAccepting && <AcceptDialog invoice={invoice} onClose={() => setAccepting(false)} />}
      {matching.overrideReason && (
        <p className="dimmed">
          {say('Approved because', 'Согласован, потому что')}: {matching.overrideReason}
        </p>
      )}
    </section>
  );
}
