import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { stockReservation as noun } from '../../../../../nouns/stock-reservation.ts';
import { knownValues } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useList } from '../../../kit/table/use-list.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { api, askPage } from '../../../shared/api/client.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { reservationColumns } from '../components/reservation-columns.tsx';
import { ReservationFilters } from '../components/reservation-filters.tsx';
import { heldSince } from '../held-since.ts';
import type { ReservationsSearch } from '../reservations-search.ts';

const from = '/$portal/warehouses/reservations' as const;

/** All that is held back in the company, and for whom. */
export function ReservationList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate();
  const change = useChangeSearch<ReservationsSearch>();
  const may = useMay();
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const named = new Map(warehouses.map(({ id, name }) => [id, name]));
  const list = useReservations(search);
  return (
    <ListPage
      title={say('Reservations', 'Резервы')}
      crumbs={[{ label: say('Warehouses', 'Склады'), href: `/${portal}/warehouses` }]}
      list={list}
      columns={reservationColumns(portal, (id) => named.get(id) ?? '—')}
      nameOf={({ name, procurementNumber }) => `${name}, ${procurementNumber}`}
      onOpen={({ procurementId: id }) => void navigate({ to: '/$portal/requisitions/$id', params: { portal, id } })}
      search={search}
      change={change}
      usualSort="-createdAt"
      lookFor={say('Name or article', 'Название или артикул')}
      filters={<ReservationFilters search={search} warehouses={warehouses} change={change} />}
      none={{
        title: say('Nothing is reserved', 'Ничего не зарезервировано'),
        hint: say(
          'Stock is reserved from the lines of a requisition: it stays for them until it is issued or released.',
          'Товар резервируют из строк заявки: он ждёт их на складе, пока его не выдадут или не снимут резерв.',
        ),
      }}
    />
  );
}

const useReservations = ({ search, sort, status, warehouse, item, requisition, days }: ReservationsSearch) =>
  useList(
    ['stock-reservations', 'list', { search, sort, status, warehouse, item, requisition, days }],
    (cursor, signal) =>
      askPage(
        api.GET('/api/v1/stock-reservations', {
          params: {
            query: {
              ...{ limit: 100, cursor, search, sort, includeTotal: true },
              ...{ catalogItemId: item, procurementId: requisition, 'warehouseId[in]': warehouse },
              'status[in]': knownValues(noun, 'status', status),
              'createdAt[lte]': heldSince(days),
            },
          },
          signal,
        }),
      ),
  );
