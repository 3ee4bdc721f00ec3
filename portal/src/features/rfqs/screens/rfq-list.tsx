import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { rfqColumns } from '../components/rfq-columns.tsx';
import { RfqFilters } from '../components/rfq-filters.tsx';
import { requisitionNamesQuery, useRfqs } from '../queries.ts';
import { type RfqsSearch, waiting } from '../searches.ts';

export function RfqList() {
  const { portal } = useParams({ from: '/$portal' });
  const search = useSearch({ from: '/$portal/rfqs' });
  const navigate = useNavigate({ from: '/$portal/rfqs' });
  const change = useChangeSearch<RfqsSearch>();
  const list = useRfqs(search);
  const may = useMay();
  const ids = [...new Set(list.rows.flatMap(({ procurementId }) => procurementId ?? []))].sort();
  const { data: numbers } = useQuery({
    ...requisitionNamesQuery(ids),
    enabled: ids.length > 0 && may('purchase_requisitions.read'),
  });
  const compose = () => {
    const { requisition } = search;
    void navigate({ to: '/$portal/rfqs/new', params: { portal }, search: requisition ? { requisition } : {} });
  };
  return (
    <ListPage
      title={say('Requests for quotes', 'Запросы цен')}
      list={list}
      columns={rfqColumns(portal, numbers)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/rfqs/$id', params: { portal, id } })}
      search={search}
      change={change}
      lookFor={say('Number or title', 'Номер или название')}
      views={
        <ViewTabs
          list="rfqs"
          search={search}
          usual={[{ name: say('Waiting for answers', 'Ждём ответов'), search: { status: waiting } }]}
        />
      }
      filters={<RfqFilters search={search} change={change} />}
      create={{ label: say('Request', 'Запрос цен'), act: may('supplier_rfqs.create') ? compose : undefined }}
      none={{
        title: say('No requests yet', 'Запросов пока нет'),
        hint: say(
          'Suppliers get a letter with a link of their own and fill in their prices without an account.',
          'Поставщики получают письмо с личной ссылкой и указывают цены без регистрации.',
        ),
      }}
    />
  );
}
