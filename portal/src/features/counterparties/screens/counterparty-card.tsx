import { Alert, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { counterparty } from '../../../../../nouns/counterparty.ts';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { TalksOf } from '../../../shared/messengers/talks-of.tsx';
import { useHasMessengers } from '../../../shared/messengers/use-has-messengers.ts';
import { ProposalsOf } from '../../../shared/sales/proposals-of.tsx';
import { SalesInvoicesOf } from '../../../shared/sales/sales-invoices-of.tsx';
import { SampleMark } from '../../../shared/samples/sample-mark.tsx';
import { type May, useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { AssortmentTab } from '../components/assortment-tab.tsx';
import { ContractsTab } from '../components/contracts-tab.tsx';
import { CounterpartyActions } from '../components/counterparty-actions.tsx';
import { CounterpartyForm } from '../components/counterparty-form.tsx';
import { InvoicesTab } from '../components/invoices-tab.tsx';
import { LinksTab } from '../components/links-tab.tsx';
import { PriceListsTab } from '../components/price-lists-tab.tsx';
import { QualificationsTab } from '../components/qualifications-tab.tsx';
import { QuotesTab } from '../components/quotes-tab.tsx';
import { type Counterparty, counterpartyQuery } from '../queries.ts';

const from = '/$portal/counterparties/$id' as const;

export function CounterpartyCard() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const navigate = useNavigate({ from });
  const { data: party, error, refetch } = useQuery(counterpartyQuery(id));
  const may = useMay();
  const hasMessengers = useHasMessengers();
  if (error && !party) return <Broken error={error} reset={() => void refetch()} />;
  if (!party) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  return (
    <Page
      title={party.shortName}
      beside={
        <>
          <SampleMark id={party.id} />
          <StatusOf noun={counterparty} status={party.status} />
          <span>{valueOf(counterparty, 'kind', party.kind)}</span>
          {party.inn && (
            <span>
              {say('INN', 'ИНН')} {party.inn}
            </span>
          )}
          <span>{party.roles.map((role) => valueOf(counterparty, 'roles', role)).join(', ')}</span>
        </>
      }
      crumbs={[{ label: say('Counterparties', 'Контрагенты'), href: `/${portal}/counterparties` }]}
      discussion={<Discussion entityType="counterparty" entityId={id} />}
      actions={<CounterpartyActions party={party} />}
    >
      {party.status === 'blocked' && (
        <Alert color="red" variant="light" mb="md" title={say('Blocked', 'Заблокирован')}>
          {party.blockReason}
          {party.blockedUntil && (
            <>
              {' '}
              · {say('until', 'до')} {showDay(party.blockedUntil, { year: 'always' })}
            </>
          )}
        </Alert>
      )}
      <LinkTabs
        tabs={tabsOf(party, may, hasMessengers)}
        open={tab}
        onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
      />
    </Page>
  );
}

function tabsOf(party: Counterparty, may: May, hasMessengers: boolean): LinkTab[] {
  const { id, supplier } = party;
  const itself = { entityType: 'counterparty', entityId: id } as const;
  const tab = (permission: Permission, value: string, label: string, content: LinkTab['content']): LinkTab[] =>
    may(permission) ? [{ value, label, content }] : [];
  return [
    ...tab('counterparties.read', 'requisites', say('Requisites', 'Реквизиты'), () => (
      <CounterpartyForm key={id} party={party} />
    )),
    ...tab('counterparties.read', 'assortment', say('Assortment', 'Ассортимент'), () => (
      <AssortmentTab party={party} />
    )),
    ...tab('supplier_quotes.read', 'quotes', say('Quotes', 'Предложения'), () => <QuotesTab counterpartyId={id} />),
    ...tab('invoices.read', 'invoices', say('Invoices', 'Счета'), () => <InvoicesTab counterpartyId={id} />),
    ...tab('commercial_proposals.read', 'proposals', say('Proposals to them', 'КП покупателю'), () => (
      <ProposalsOf customerId={id} />
    )),
    ...tab('sales_invoices.read', 'sales-invoices', say('Invoices to them', 'Счета покупателю'), () => (
      <SalesInvoicesOf of={{ customerId: id }} mayAdd />
    )),
    ...tab('contracts.read', 'contracts', say('Contracts', 'Договоры'), () => <ContractsTab counterpartyId={id} />),
    ...(supplier
      ? tab('counterparties.read', 'qualifications', say('Qualifications', 'Допуски'), () => (
          <QualificationsTab counterpartyId={id} />
        ))
      : []),
    ...tab('price_lists.read', 'lists', say('Price lists', 'Прайс-листы'), () => <PriceListsTab counterpartyId={id} />),
    ...tab('files.read', 'files', say('Files', 'Файлы'), () => <FilesPanel entityType="counterparty" entityId={id} />),
    ...(hasMessengers
      ? tab('messengers.read', 'talks', say('Conversations', 'Переписка'), () => (
          <TalksOf
            of={supplier ? { entityType: 'supplier', entityId: supplier.supplierId } : itself}
            {...(supplier && { also: itself })}
          />
        ))
      : []),
    ...tab('counterparties.read', 'links', say('Links', 'Связи'), () => <LinksTab party={party} />),
    ...tab('audit.read', 'activity', say('Activity', 'История'), () => (
      <ActivityList entityId={id} known={wordsOf(counterparty)} />
    )),
  ];
}
