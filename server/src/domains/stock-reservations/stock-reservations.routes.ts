import { act, get, post, routes } from '../../kernel/routes.ts';
import { issueReserved } from './operations/issue-reserved.ts';
import { releaseReservation } from './operations/release-reservation.ts';
import { reserveStock } from './operations/reserve-stock.ts';
import { takeBackIssued } from './operations/take-back-issued.ts';
import { getReservation, listReservations } from './stock-reservation.ts';

const base = '/api/v1/stock-reservations';

export const stockReservationRoutes = routes('Stock reservations', [
  get(base, listReservations),
  post(base, reserveStock),
  get(`${base}/:id`, getReservation),
  act(`${base}/:id/issue`, issueReserved),
  act(`${base}/:id/take-back`, takeBackIssued),
  act(`${base}/:id/release`, releaseReservation),
]);
