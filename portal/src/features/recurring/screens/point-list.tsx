import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { reorderPoint as noun } from '../../../../../nouns/reorder-point.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ImportButton } from '../../../shared/files/import-button.tsx';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { pointColumns } from '../components/point-columns.tsx';
import { PointDialog } from '../components/point-dialog.tsx';
import { ProposeButton } from '../components/propose-button.tsx';
import { usePoints } from '../queries.ts';
import type { PointsSearch } from '../searches.ts';

const from = '/$portal/reorder-points' as const;

export function PointList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const change = useChangeSearch<PointsSearch>();
  const may = useMay();
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const list = usePoints(search);
  const named = new Map(warehouses.map(({ id, name }) => [id, name]));
  const mayWrite = may('purchase_requisitions.create');
  const only = search.warehouse?.includes(',') ? undefined : search.warehouse;
  const opened = list.rows.find((point) => point?.id === search.open);
  return (
    <ListPage
      title={say('Reorder points', 'Точки заказа')}
      crumbs={[{ label: say('Warehouses', 'Склады'), href: `/${portal}/warehouses` }]}
      list={list}
      columns={pointColumns((id) => named.get(id) ?? '—')}
      nameOf={({ itemName }) => itemName}
      onOpen={({ id }) => mayWrite && change({ open: id })}
      search={search}
      change={change}
      actions={
        mayWrite && (
          <>
            <ProposeButton warehouseId={only} />
            <ImportButton kind="reorder_points" />
          </>
        )
      }
      filters={
        <ChoiceChip
          label={labelOf(noun, 'warehouseId')}
          choices={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.warehouse}
          onChange={(warehouse) => change({ warehouse })}
        />
      }
      create={{
        label: say('Reorder point', 'Точка заказа'),
        act: mayWrite ? () => change({ open: 'new' }) : undefined,
      }}
      none={{
        title: say('No reorder points yet', 'Точек заказа пока нет'),
        hint: say(
          'Say below which stock an item is to be bought, and a requisition is proposed with its quantities counted.',
          'Укажите, при каком остатке позицию пора докупать, и портал предложит заявку с рассчитанными количествами.',
        ),
      }}
    >
      {mayWrite && (search.open === 'new' || opened) && (
        <PointDialog point={opened} warehouseId={only ?? null} onClose={() => change({ open: undefined })} />
      )}
    </ListPage>
  );
}
