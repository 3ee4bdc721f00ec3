import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { matchRemarks } from '../../../../../nouns/bank-match.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Document } from '../statement-queries.ts';

type DocumentMatchProps = Pick<Document, 'direction' | 'proposal' | 'payments' | 'currency'> & {
  portal: string;
};

/** The invoices a document pays or would pay, those of customers where money came, how sure that is, and what is odd about it. */
export function DocumentMatch({ portal, direction, proposal, payments, currency }: DocumentMatchProps) {
  const [paid] = payments;
  const of = { portal, isSale: direction === 'incoming' };
  if (!proposal)
    return paid ? (
      <MatchedInvoice {...of} id={paid.invoiceId}>
        {say('Paid invoice', 'Оплаченный счёт')}
      </MatchedInvoice>
    ) : (
      <span className="dimmed">—</span>
    );
  return (
    <>
      {proposal.allocations.map(({ invoiceId, number, externalNumber, amount }) => (
        <span key={invoiceId}>
          <MatchedInvoice {...of} id={invoiceId}>
            <b>{externalNumber ?? number}</b>
          </MatchedInvoice>{' '}
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

/** Leads to the invoice whoever may open it. */
function MatchedInvoice({ portal, isSale, id, children }: MatchedInvoiceProps) {
  const may = useMay();
  if (!may(isSale ? 'sales_invoices.read' : 'invoices.read')) return children;
  return <Link to={`/${portal}/${isSale ? 'sales-invoices' : 'invoices'}/${id}` as '/'}>{children}</Link>;
}

interface MatchedInvoiceProps {
  portal: string;
  isSale: boolean;
  id: string;
  children: ReactNode;
}
