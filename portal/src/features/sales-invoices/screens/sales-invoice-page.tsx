import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { salesInvoice as noun } from '../../../../../nouns/sales-invoice.ts';
import { showDay } from '../../../kit/format.ts';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { ApprovalNote } from '../../../shared/approvals/approval-note.tsx';
import { ApprovalPanel } from '../../../shared/approvals/approval-panel.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { EDocumentsTab } from '../../../shared/e-documents/e-documents-tab.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { type May, useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { activityWords } from '../activity-words.ts';
import { InvoiceActions } from '../components/invoice-actions.tsx';
import { InvoiceContent } from '../components/invoice-content.tsx';
import { InvoiceReason } from '../components/invoice-reason.tsx';
import { EditedInvoice } from '../editor/edited-invoice.tsx';
import { isOpen } from '../moves.ts';
import { type SalesInvoiceCard, salesInvoiceQuery } from '../queries.ts';
import { SendingsTab } from '../sending/sendings-tab.tsx';

const from = '/$portal/sales-invoices/$id' as const;

/** What a customer is asked to pay: its rows and terms, what is earned by it, and how far it is paid. */
export function SalesInvoicePage() {
  const { portal, id } = useParams({ from });
  const { tab, edit } = useSearch({ from });
  const navigate = useNavigate({ from });
  const may = useMay();
  const { data: invoice, error, refetch } = useQuery(salesInvoiceQuery(id));
  if (error && !invoice) return <Broken error={error} reset={() => void refetch()} />;
  if (!invoice) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const { number, issueDate, status, customer, title } = invoice;
  const isEdited = edit === 'true' && isOpen(invoice) && may('sales_invoices.update');
  const turn = (next: boolean) => void navigate({ search: next ? { edit: 'true' } : {}, replace: true });
  return (
    <Page
      title={number === null ? say('Draft of an invoice', 'Черновик счёта') : `${say('Invoice', 'Счёт')} ${number}`}
      beside={
        <>
          {issueDate && (
            <span>
              {say('of', 'от')} {showDay(issueDate, { year: 'always' })}
            </span>
          )}
          <StatusOf noun={noun} status={status} />
          {customer && <span>{customer.name}</span>}
          {title && <span className="dimmed">{title}</span>}
        </>
      }
      crumbs={[{ label: say('Sales invoices', 'Исходящие счета'), href: `/${portal}/sales-invoices` }]}
      discussion={<Discussion entityType="salesInvoice" entityId={id} />}
      actions={isEdited ? undefined : <InvoiceActions invoice={invoice} onEdit={() => turn(true)} />}
    >
      {isEdited ? (
        <EditedInvoice invoice={invoice} onDone={() => turn(false)} />
      ) : (
        <>
          {invoice.approval?.status !== 'pending' && (
            <ApprovalNote portal={portal} kind="salesInvoice" record={invoice} />
          )}
          <ApprovalPanel recordType="sales_invoice" record={invoice} />
          <InvoiceReason invoice={invoice} />
          <LinkTabs
            tabs={tabsOf(invoice, may)}
            open={tab}
            onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
          />
        </>
      )}
    </Page>
  );
}

function tabsOf(invoice: SalesInvoiceCard, may: May): LinkTab[] {
  const { id, number, sendings } = invoice;
  const sent = sendings.length > 0 ? ` · ${sendings.length}` : '';
  const tab = (shown: boolean, value: string, label: string, content: LinkTab['content']): LinkTab[] =>
    shown ? [{ value, label, content }] : [];
  return [
    ...tab(true, 'invoice', say('Invoice', 'Счёт'), () => <InvoiceContent invoice={invoice} />),
    ...tab(number !== null, 'sendings', say('Sendings', 'Отправки') + sent, () => <SendingsTab invoice={invoice} />),
    ...tab(may('edo.read') && number !== null, 'edo', say('E-documents', 'ЭДО'), () => (
      <EDocumentsTab record={{ entityType: 'salesInvoice', entityId: id }} />
    )),
    ...tab(may('files.read'), 'files', say('Files', 'Файлы'), () => (
      <FilesPanel entityType="salesInvoice" entityId={id} />
    )),
    ...tab(may('audit.read'), 'activity', say('Activity', 'История'), () => (
      <ActivityList entityId={id} known={activityWords} />
    )),
  ];
}
