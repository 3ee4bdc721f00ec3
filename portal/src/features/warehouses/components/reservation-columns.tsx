import { Link } from '@tanstack/react-router';
import { stockReservation as noun } from '../../../../../nouns/stock-reservation.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { showUnit } from '../../../kit/units.ts';
import { leftOf } from '../../../shared/reservations/left-of.ts';
import { ReservationActs } from '../../../shared/reservations/reservation-acts.tsx';
import type { Reservation } from '../../../shared/reservations/reservations-query.ts';

export const reservationColumns = (
  portal: string,
  warehouseName: (id: string) => string,
): readonly Column<Reservation>[] => [
  {
    id: 'name',
    header: labelOf(noun, 'name'),
    sort: 'name',
    whole: true,
    cell: ({ name, sku }) => (
      <>
        {name} <span className="dimmed">{sku}</span>
      </>
    ),
    below: ({ procurementNumber }) => procurementNumber,
  },
  {
    id: 'left',
    header: say('Held', 'Удержано'),
    width: 120,
    align: 'right',
    cell: (one) => showQuantity(leftOf(one), showUnit(one.uom)),
  },
  {
    id: 'requisition',
    header: labelOf(noun, 'procurementId'),
    width: 150,
    wide: true,
    cell: ({ procurementId, procurementNumber }) => (
      <Link to={`/${portal}/requisitions/${procurementId}` as '/'}>{procurementNumber}</Link>
    ),
  },
  {
    id: 'warehouse',
    header: labelOf(noun, 'warehouseId'),
    width: 160,
    wide: true,
    cell: ({ warehouseId }) => warehouseName(warehouseId),
  },
  {
    id: 'createdAt',
    header: say('Since', 'С какого дня'),
    width: 130,
    wide: true,
    sort: 'createdAt',
    cell: ({ createdAt }) => showDay(createdAt),
  },
  {
    id: 'expiresAt',
    header: labelOf(noun, 'expiresAt'),
    width: 150,
    wide: true,
    sort: 'expiresAt',
    cell: ({ expiresAt }) => showDay(expiresAt),
  },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 130,
    wide: true,
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
  { id: 'acts', header: '', width: 190, align: 'right', cell: (one) => <ReservationActs reservation={one} /> },
];
