import { Alert, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { contract as noun } from '../../../../../nouns/contract.ts';
import { contractFlow } from '../../../../../nouns/contract-flow.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { ApprovalPanel } from '../../../shared/approvals/approval-panel.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { EDocumentsTab } from '../../../shared/e-documents/e-documents-tab.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { SalesInvoicesOf } from '../../../shared/sales/sales-invoices-of.tsx';
import { type May, useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { Annexes } from '../components/annexes.tsx';
import { ContractActions } from '../components/contract-actions.tsx';
import { ContractFacts } from '../components/contract-facts.tsx';
import { type ContractCard, contractQuery } from '../queries.ts';

const from = '/$portal/contracts/$id' as const;

/** A contract: who agreed what until when, how much of it is left, and where it may go. */
export function ContractPage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const navigate = useNavigate({ from });
  const { data: contract, error, refetch } = useQuery(contractQuery(id));
  const may = useMay();
  if (error && !contract) return <Broken error={error} reset={() => void refetch()} />;
  if (!contract) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const { number, date, status, kind, counterparty, counterpartyId, statusReason } = contract;
  return (
    <Page
      title={`${say('Contract', 'Договор')} ${number}`}
      beside={
        <>
          <span>
            {say('of', 'от')} {showDay(date, { year: 'always' })}
          </span>
          <StatusOf noun={noun} status={status} />
          <span>{valueOf(noun, 'kind', kind)}</span>
          <Link to={`/${portal}/counterparties/${counterpartyId}` as '/'} style={{ color: 'var(--accent)' }}>
            {counterparty.name}
          </Link>
        </>
      }
      crumbs={[{ label: say('Contracts', 'Договоры'), href: `/${portal}/contracts` }]}
      discussion={<Discussion entityType="contract" entityId={id} />}
      actions={<ContractActions contract={contract} />}
    >
      <ApprovalPanel recordType="contract" record={contract} />
      {statusReason && status !== 'rejected' && (
        <Alert variant="default" mb="md" title={say(contractFlow.statuses[status])}>
          {statusReason}
        </Alert>
      )}
      <LinkTabs
        tabs={tabsOf(contract, may)}
        open={tab}
        onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
      />
    </Page>
  );
}

/** In these there is no paper to exchange yet. */
const unsigned: readonly string[] = ['draft', 'pending_approval', 'approved', 'rejected'];

function tabsOf(contract: ContractCard, may: May): LinkTab[] {
  const { id, parentId, annexes, kind, status } = contract;
  const tab = (shown: boolean, value: string, label: string, content: LinkTab['content']): LinkTab[] =>
    shown ? [{ value, label, content }] : [];
  const count = annexes.length > 0 ? ` · ${annexes.length}` : '';
  return [
    ...tab(true, 'contract', say('Contract', 'Договор'), () => <ContractFacts contract={contract} />),
    ...tab(parentId === null, 'annexes', say('Annexes', 'Приложения') + count, () => <Annexes contract={contract} />),
    ...tab(
      kind !== 'purchase' && may('sales_invoices.read'),
      'sales-invoices',
      say('Sales invoices', 'Исходящие счета'),
      () => <SalesInvoicesOf of={{ contractId: id }} mayAdd={status === 'active'} />,
    ),
    ...tab(may('edo.read') && !unsigned.includes(status), 'edo', say('E-documents', 'ЭДО'), () => (
      <EDocumentsTab record={{ entityType: 'contract', entityId: id }} />
    )),
    ...tab(may('files.read'), 'files', say('Files', 'Файлы'), () => <FilesPanel entityType="contract" entityId={id} />),
    ...tab(may('audit.read'), 'activity', say('Activity', 'История'), () => (
      <ActivityList entityId={id} known={wordsOf(noun)} />
    )),
  ];
}
