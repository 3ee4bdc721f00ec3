import { Link } from '@tanstack/react-router';
import { matchRemarks } from '../../../../../nouns/bank-match.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Document } from '../statement-queries.ts';

type DocumentMatchProps = Pick<Document, 'direction' | 'proposal' | 'payments' | 'currency'> & {
  portal: string;
};

/** The invoices a document pays or would pay, those of customers where money came, how sure that is, and what is odd about it. */
export function DocumentMatch({ portal, direction, proposal, payments, currency }: DocumentMatchProps) {
  const at = (id: string) => `/${portal}/${direction === 'incoming' ? 'sales-invoices' : 'invoices'}/${id}` as '/';
  const [paid] = payments;
  if (!proposal)
    return paid ? (
      <Link to={at(paid.invoiceId)}>{say('Paid invoice', 'Оплаченный счёт')}</Link>
    ) : (
      <span className="dimmed">—</span>
    );
  return (
    <>
      {proposal.allocations.map(({ invoiceId, number, externalNumber, amount }) => (
        <span key={invoiceId}>
          <Link to={at(invoiceId)}>
            <b>{externalNumber ?? number}</b>
          </Link>{' '}
          {showMoney(amount, currency)}{' '}
        </span>
      ))}
      <span className="dimmed">
        {[
          proposal.exact
            ? say('exact', 'точно')
            : say(`sure ${proposal.confidence} %`, `уверенность ${proposal.confidence} %`),
          ...proposal.remarks.map((one) => say(matchRemarks[one])),
        ].join(' · ')}
      </span>
    </>
  );
}
