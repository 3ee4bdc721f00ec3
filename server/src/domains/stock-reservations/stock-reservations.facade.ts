import { facadeReading } from '../../kernel/facade-resource.ts';
import { getReservation, listReservations, stockReservation } from './stock-reservation.ts';

export const reservationReading = facadeReading({
  path: '/api/v1/integration-api/stock-reservations',
  entity: stockReservation,
  list: listReservations,
  get: getReservation,
});
