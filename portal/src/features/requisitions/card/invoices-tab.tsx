import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant, showMoney } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { showShortDay } from '../../../kit/short-day.ts';
import { Status } from '../../../kit/status.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import type { RequisitionCard } from '../queries.ts';
import classes from './card.module.css';
import { invoiceStatuses, paymentStatuses, requestStatuses } from './invoice-names.ts';
import { invoiceRequestsQuery, invoicesQuery } from './invoices.ts';

/** What suppliers were asked to invoice, and what they invoiced. */
export function InvoicesTab({ portal, card }: { portal: string; card: RequisitionCard }) {
  const requests = useQuery(invoiceRequestsQuery(card.id));
  const invoices = useQuery(invoicesQuery(card.id));
  const error = requests.error ?? invoices.error;
  if (error) return <ProblemText error={error} />;
  if (requests.data?.length === 0 && invoices.data?.length === 0)
    return (
      <div className={classes.frame}>
        <Empty title={say('No invoices yet', 'Счетов пока нет')}>
          {say(
            'Invoices are asked for once suppliers are chosen in the comparison.',
            'Счета запрашивают после выбора поставщиков в сравнении.',
          )}
        </Empty>
      </div>
    );
  return (
    <div className={classes.list}>
      {(invoices.data ?? []).length > 0 && (
        <div className={classes.frame} tabIndex={0} role="group" aria-label={say('Invoices', 'Счета')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{say('Invoice', 'Счёт')}</th>
                <th scope="col">{say('Supplier', 'Поставщик')}</th>
                <th scope="col">{say('Status', 'Статус')}</th>
                <th scope="col">{say('Payment', 'Оплата')}</th>
                <th scope="col">{say('Pay by', 'Оплатить до')}</th>
                <th scope="col" data-align="right">
                  {say('Amount', 'Сумма')}
                </th>
              </tr>
            </thead>
            <tbody>
              {invoices.data?.map((invoice) => (
                <tr key={invoice.id}>
                  <td>
                    <Link to={`/${portal}/invoices/${invoice.id}` as '/'}>
                      {invoice.externalNumber ?? invoice.number}
                    </Link>
                  </td>
                  <td>{invoice.supplier?.name ?? '—'}</td>
                  <td>
                    <Status tone={invoiceStatuses[invoice.status].tone}>
                      {say(invoiceStatuses[invoice.status].name)}
                    </Status>
                  </td>
                  <td>{say(paymentStatuses[invoice.paymentStatus])}</td>
                  <td className={invoice.overdue ? 'bad' : undefined}>{showShortDay(invoice.dueDate)}</td>
                  <td data-align="right">{showMoney(invoice.totals.gross, invoice.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {(requests.data ?? []).length > 0 && (
        <div
          className={classes.frame}
          tabIndex={0}
          role="group"
          aria-label={say('Requests for invoices', 'Запросы счетов')}
        >
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{say('Request for an invoice', 'Запрос счёта')}</th>
                <th scope="col">{say('Supplier', 'Поставщик')}</th>
                <th scope="col">{say('Status', 'Статус')}</th>
                <th scope="col">{say('Sent', 'Отправлен')}</th>
                <th scope="col" data-align="right">
                  {say('Lines', 'Позиций')}
                </th>
              </tr>
            </thead>
            <tbody>
              {requests.data?.map(({ id, number, supplierName, status, sentAt, lines, error: refusal }) => (
                <tr key={id}>
                  <td>{number}</td>
                  <td>{supplierName}</td>
                  <td>
                    <Status tone={requestStatuses[status].tone}>{say(requestStatuses[status].name)}</Status>
                    {refusal && <div className="bad">{refusal}</div>}
                  </td>
                  <td>{showInstant(sentAt)}</td>
                  <td data-align="right">
                    {counted(lines.length, ['line', 'lines'], ['позиция', 'позиции', 'позиций'])}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
