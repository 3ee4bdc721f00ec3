import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { stockCount as noun } from '../../../../../nouns/stock-count.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { countColumns } from '../components/count-columns.tsx';
import { StartDialog } from '../components/start-dialog.tsx';
import { useCounts } from '../queries.ts';
import type { CountsSearch } from '../searches.ts';

const from = '/$portal/stock-counts' as const;

export function CountList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate();
  const change = useChangeSearch<CountsSearch>();
  const may = useMay();
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const named = new Map(warehouses.map(({ id, name }) => [id, name]));
  const list = useCounts(search);
  return (
    <ListPage
      title={say('Stock counts', 'Инвентаризации')}
      crumbs={[{ label: say('Warehouses', 'Склады'), href: `/${portal}/warehouses` }]}
      list={list}
      columns={countColumns(portal, (id) => named.get(id) ?? '—')}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/stock-counts/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="-createdAt"
      lookFor={say('Number', 'Номер')}
      filters={
        <>
          <ChoiceChip
            label={labelOf(noun, 'status')}
            choices={choicesOf(noun, 'status')}
            value={search.status}
            onChange={(status) => change({ status })}
          />
          <ChoiceChip
            label={labelOf(noun, 'warehouseId')}
            choices={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
            value={search.warehouse}
            onChange={(warehouse) => change({ warehouse })}
          />
        </>
      }
      create={{
        label: say('Stock count', 'Инвентаризация'),
        act: may('stock.adjust') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No stock counts yet', 'Инвентаризаций пока нет'),
        hint: say(
          'Begin one, count what lies in the warehouse, and post what differs. The warehouse goes on working.',
          'Начните инвентаризацию, посчитайте, что лежит на складе, и проведите расхождения. Склад при этом работает.',
        ),
      }}
    >
      {search.create && <StartDialog onClose={() => change({ create: undefined })} />}
    </ListPage>
  );
}
