import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { stockReservation as noun } from '../../../../nouns/stock-reservation.ts';
import { labelOf } from '../../kit/form/of-field.ts';
import { showInstant, showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { type PlainColumn, PlainTable } from '../../kit/table/plain-table.tsx';
import { showUnit } from '../../kit/units.ts';
import { warehouseNamesQuery } from '../records/warehouse-names-query.ts';
import { leftOf } from './left-of.ts';
import { ReservationActs } from './reservation-acts.tsx';
import { type Reservation, type ReservedOf, reservationsQuery } from './reservations-query.ts';

/** What is held back now of a line, an item or in a warehouse; what is known from the page is left out. */
export function ReservationsTable({ of }: { of: ReservedOf }) {
  const { portal } = useParams({ from: '/$portal' });
  const { data: reservations = [] } = useQuery(reservationsQuery(of));
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: !('warehouseId' in of) });
  const names = new Map(warehouses.map(({ id, name }) => [id, name]));
  const columns: PlainColumn<Reservation>[] = [
    ...('warehouseId' in of
      ? [{ id: 'name', header: labelOf(noun, 'name'), cell: ({ name }: Reservation) => name }]
      : []),
    ...('procurementItemId' in of
      ? []
      : [
          {
            id: 'requisition',
            header: labelOf(noun, 'procurementId'),
            cell: ({ procurementId, procurementNumber }: Reservation) => (
              <Link to={`/${portal}/requisitions/${procurementId}` as '/'}>{procurementNumber}</Link>
            ),
          },
        ]),
    ...('warehouseId' in of
      ? []
      : [
          {
            id: 'warehouse',
            header: labelOf(noun, 'warehouseId'),
            cell: ({ warehouseId }: Reservation) => names.get(warehouseId) ?? '…',
          },
        ]),
    {
      id: 'left',
      header: labelOf(noun, 'status'),
      align: 'right',
      cell: (one) => showQuantity(leftOf(one), showUnit(one.uom)),
    },
    { id: 'until', header: labelOf(noun, 'expiresAt'), wide: true, cell: ({ expiresAt }) => showInstant(expiresAt) },
    { id: 'acts', header: '', align: 'right', cell: (one) => <ReservationActs reservation={one} /> },
  ];
  return (
    <PlainTable
      label={say('Reservations', 'Резервы')}
      rows={reservations}
      columns={columns}
      idOf={({ id }) => id}
      empty={<p className="dimmed">{say('Nothing is reserved', 'Ничего не зарезервировано')}</p>}
    />
  );
}
