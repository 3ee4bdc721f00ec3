import { stockReservation as declared } from '../../../../nouns/stock-reservation.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const stockReservation = entityOf(declared);

export const stockReservations = store(stockReservation, {
  procurementNumber: (tenant) => sql`
    (select req.number from requisitions req where req.tenant_id = ${tenant} and req.id = reservation.requisition_id)`,
});

const reservationReading = { permission: 'stock.read', scope: ['catalog.read', 'warehouses.read'] } as const;

/** Whoever says for whom stock is meant. */
export const reservationKeeping = { permission: 'stock.reserve', scope: 'warehouses.write' } as const;

/** Whoever gives stock out. */
export const reservationIssuing = { permission: 'stock.adjust', scope: 'warehouses.write' } as const;

export const getReservation = getRecord(stockReservations, {
  name: 'stock-reservations.get-reservation',
  summary: words('Get a stock reservation', 'Получить резерв'),
  ...reservationReading,
});

export const listReservations = listRecords(
  stockReservations,
  listingOf(declared, { name: 'stock-reservations', defaultSort: '-createdAt' }),
  {
    name: 'stock-reservations.list-reservations',
    summary: words('List stock reservations', 'Список резервов'),
    description: '`status=active` finds what is held back now; of a requisition, a line, an item or a warehouse.',
    ...reservationReading,
  },
);
