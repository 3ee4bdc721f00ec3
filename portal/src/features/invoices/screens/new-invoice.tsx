import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { NewInvoiceForm } from '../components/new-invoice-form.tsx';
import { linesFor } from '../new-lines.ts';
import { requestsQuery, requisitionQuery } from '../queries.ts';

/** An invoice entered by hand: for a requisition, for a request that was sent, or for nothing known. */
export function NewInvoice() {
  const { portal } = useParams({ from: '/$portal/invoices/new' });
  const { requisition: id, request: requestId } = useSearch({ from: '/$portal/invoices/new' });
  const requisition = useQuery({ ...requisitionQuery(id ?? ''), enabled: id !== undefined });
  const requests = useQuery({ ...requestsQuery(id ?? ''), enabled: id !== undefined });
  const isReady = id === undefined || (requisition.data !== undefined && !requests.isPending);
  const request = requests.data?.items.find((one) => one.id === requestId);
  return (
    <Page
      title={say('New invoice', 'Новый счёт')}
      beside={requisition.data && <span className="dimmed">{requisition.data.number}</span>}
      crumbs={[
        { label: say('Invoices', 'Счета'), href: `/${portal}/invoices` },
        ...(id ? [{ label: say('Requisition', 'Заявка'), href: `/${portal}/requisitions/${id}` }] : []),
      ]}
    >
      {requisition.error && <ProblemText error={requisition.error} />}
      {isReady && (
        <NewInvoiceForm
          portal={portal}
          requisition={requisition.data}
          request={request}
          lines={linesFor(requisition.data, request)}
        />
      )}
    </Page>
  );
}
