import { Link } from '@tanstack/react-router';
import { invoice as noun, paymentStatuses } from '../../../../../../nouns/invoice.ts';
import { showMoney } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { showShortDay } from '../../../../kit/show-short-day.ts';
import { StatusOf } from '../../../../kit/status-of.tsx';
import classes from '../card.module.css';
import type { Invoice } from './invoices.ts';

/** What suppliers invoiced for the requisition. */
export function InvoicesTable({ portal, invoices }: { portal: string; invoices: readonly Invoice[] }) {
  return (
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
          {invoices.map((invoice) => (
            <tr key={invoice.id}>
              <td>
                <Link to={`/${portal}/invoices/${invoice.id}` as '/'}>{invoice.externalNumber ?? invoice.number}</Link>
              </td>
              <td>{invoice.supplier?.name ?? '—'}</td>
              <td>
                <StatusOf noun={noun} status={invoice.status} />
              </td>
              <td>{say(paymentStatuses[invoice.paymentStatus])}</td>
              <td className={invoice.overdue ? 'bad' : undefined}>{showShortDay(invoice.dueDate)}</td>
              <td data-align="right">{showMoney(invoice.totals.gross, invoice.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
