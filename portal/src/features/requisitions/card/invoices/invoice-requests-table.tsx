import { Link } from '@tanstack/react-router';
import { invoiceRequest } from '../../../../../../nouns/invoice-request.ts';
import { showInstant } from '../../../../kit/format.ts';
import { counted, say } from '../../../../kit/say.ts';
import { StatusOf } from '../../../../kit/status-of.tsx';
import { useMay } from '../../../../shared/session/me.ts';
import classes from '../card.module.css';
import type { InvoiceRequest } from './invoices.ts';

const answered: readonly InvoiceRequest['status'][] = ['invoiced', 'cancelled'];

interface InvoiceRequestsTableProps {
  portal: string;
  requisitionId: string;
  requests: readonly InvoiceRequest[];
}

/** What suppliers were asked to invoice; what has come of it is entered from here. */
export function InvoiceRequestsTable({ portal, requisitionId, requests }: InvoiceRequestsTableProps) {
  const mayEnter = useMay()('invoices.create');
  return (
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
            {mayEnter && (
              <th scope="col">
                <span className="only-spoken">{say('Actions', 'Действия')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {requests.map(({ id, number, supplierName, status, sentAt, lines, error: refusal }) => (
            <tr key={id}>
              <td>{number}</td>
              <td>{supplierName}</td>
              <td>
                <StatusOf noun={invoiceRequest} status={status} />
                {refusal && <div className="bad">{refusal}</div>}
              </td>
              <td>{showInstant(sentAt)}</td>
              <td data-align="right">{counted(lines.length, ['line', 'lines'], ['позиция', 'позиции', 'позиций'])}</td>
              {mayEnter && (
                <td data-align="right">
                  {!answered.includes(status) && (
                    <Link to={`/${portal}/invoices/new?requisition=${requisitionId}&request=${id}` as '/'}>
                      {say('Enter the invoice', 'Внести счёт')}
                      <span className="only-spoken">{supplierName}</span>
                    </Link>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
