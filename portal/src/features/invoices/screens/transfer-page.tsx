import { Button, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { transferStatuses } from '../../../../../nouns/transfer-document.ts';
import { readinesses } from '../../../../../nouns/transfer-preview.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ApplyTransfer } from '../components/apply-transfer.tsx';
import { KnownInvoices } from '../components/known-invoices.tsx';
import { TransferFacts } from '../components/transfer-facts.tsx';
import { TransferLines } from '../components/transfer-lines.tsx';
import { TransferRemarks } from '../components/transfer-remarks.tsx';
import { previewQuery } from '../transfer-queries.ts';

/** A transfer document as it would be applied: what it says, what is odd, what its lines are for. */
export function TransferPage() {
  const { portal, id } = useParams({ from: '/$portal/invoices/transfer-documents/$id' });
  const { invoice, line } = useSearch({ from: '/$portal/invoices/transfer-documents/$id' });
  const navigate = useNavigate({ from: '/$portal/invoices/transfer-documents/$id' });
  const may = useMay();
  const { data: document, error } = useQuery(previewQuery(id));
  const crumbs = [
    { label: say('Invoices', 'Счета'), href: `/${portal}/invoices` },
    { label: say('UPD', 'УПД'), href: `/${portal}/invoices/transfer-documents` },
  ];
  if (!document)
    return (
      <Page title={say('UPD', 'УПД')} crumbs={crumbs}>
        {error ? <ProblemText error={error} /> : <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />}
      </Page>
    );
  const openLine = (next: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, line: next }), replace: true });
  const { status, readiness, remarks, invoicesAlike } = document;
  const chosen = invoicesAlike.some(({ invoiceId }) => invoiceId === invoice) ? invoice : undefined;
  const target = chosen ?? document.attachesTo ?? 'new';
  const shown = status === 'applied' ? transferStatuses.applied : readinesses[readiness];
  return (
    <Page
      title={`${say('UPD', 'УПД')} ${document.number}`}
      beside={<Status tone={shown.tone}>{say(shown)}</Status>}
      crumbs={crumbs}
      discussion={<Discussion entityType="transferDocument" entityId={id} />}
      actions={
        document.invoiceId ? (
          <Button component={Link} to={`/${portal}/invoices/${document.invoiceId}` as string}>
            {say('Open the invoice', 'Открыть счёт')} {document.invoiceNumber}
          </Button>
        ) : (
          may('invoices.create') && (
            <ApplyTransfer
              document={document}
              target={target}
              onDone={(invoiceId) => void navigate({ to: '/$portal/invoices/$id', params: { portal, id: invoiceId } })}
            />
          )
        )
      }
    >
      <TransferRemarks remarks={remarks} />
      <Stack>
        <KnownInvoices
          portal={portal}
          document={document}
          target={target}
          onChange={(next) =>
            void navigate({
              search: (before) => ({ ...before, invoice: next === 'new' ? undefined : next }),
              replace: true,
            })
          }
        />
        <TransferFacts portal={portal} document={document} />
        <TransferLines portal={portal} document={document} opened={line} onOpen={openLine} />
      </Stack>
    </Page>
  );
}
