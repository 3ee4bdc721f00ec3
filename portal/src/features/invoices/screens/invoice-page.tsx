import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { invoice as noun } from '../../../../../nouns/invoice.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { ApprovalNote } from '../../../shared/approvals/approval-note.tsx';
import { ApprovalPanel } from '../../../shared/approvals/approval-panel.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { SampleMark } from '../../../shared/samples/sample-mark.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { InvoiceFacts } from '../components/invoice-facts.tsx';
import { InvoiceFile } from '../components/invoice-file.tsx';
import { InvoiceLines } from '../components/invoice-lines.tsx';
import { InvoiceLinks } from '../components/invoice-links.tsx';
import { InvoiceOrders } from '../components/invoice-orders.tsx';
import classes from '../components/invoice-page.module.css';
import { Payments } from '../components/payments.tsx';
import { StatusMoves } from '../components/status-moves.tsx';
import { invoiceQuery } from '../queries.ts';

/** An invoice: its paper at the left, what it says and what is paid at the right. */
export function InvoicePage() {
  const { portal, id } = useParams({ from: '/$portal/invoices/$id' });
  const may = useMay();
  const { data: invoice, error } = useQuery(invoiceQuery(id));
  const crumbs = [{ label: say('Invoices', 'Счета'), href: `/${portal}/invoices` }];
  if (!invoice)
    return error ? (
      <Page title={say('Invoice', 'Счёт')} crumbs={crumbs}>
        <ProblemText error={error} />
      </Page>
    ) : (
      <Page title={say('Invoice', 'Счёт')} crumbs={crumbs}>
        <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />
      </Page>
    );
  const { number, externalNumber, status, supplier } = invoice;
  return (
    <Page
      title={`${say('Invoice', 'Счёт')} ${externalNumber ?? number}`}
      beside={
        <>
          <SampleMark id={id} />
          <StatusOf noun={noun} status={status} />
          <span className="dimmed">{supplier.name}</span>
        </>
      }
      crumbs={crumbs}
      discussion={<Discussion entityType="invoice" entityId={id} />}
      actions={<StatusMoves invoice={invoice} />}
    >
      {may('invoices.status') && invoice.approval?.status !== 'pending' && (
        <ApprovalNote portal={portal} kind="invoice" record={invoice} />
      )}
      <ApprovalPanel recordType="invoice" record={invoice} />
      <div className={classes.halves}>
        <InvoiceFile invoiceId={id} />
        <div className={classes.right}>
          <InvoiceFacts invoice={invoice} />
          <InvoiceLines invoice={invoice} />
          <InvoiceOrders portal={portal} invoice={invoice} />
          <Payments invoice={invoice} />
          <InvoiceLinks portal={portal} invoice={invoice} />
        </div>
      </div>
    </Page>
  );
}
