import { Link } from '@tanstack/react-router';
import { matchRemarks } from '../../../../../nouns/bank-match.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Document } from '../statement-queries.ts';

type DocumentMatchProps = Pick<Document, 'proposal' | 'payments' | 'currency'> & { portal: string };

/** The invoices a document pays or would pay, how sure that is, and what is odd about it. */
export function DocumentMatch({ portal, proposal, payments, currency }: DocumentMatchProps) {
  if (!proposal)
    return payments.length > 0 ? (
      <Link to="/$portal/invoices/$id" params={{ portal, id: payments[0]?.invoiceId ?? '' }}>
        {say('Paid invoice', 'Оплаченный счёт')}
      </Link>
    ) : (
      <span className="dimmed">—</span>
    );
  return (
    <>
      {proposal.allocations.map(({ invoiceId, number, externalNumber, amount }) => (
        <span key={invoiceId}>
          <Link to="/$portal/invoices/$id" params={{ portal, id: invoiceId }}>
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
