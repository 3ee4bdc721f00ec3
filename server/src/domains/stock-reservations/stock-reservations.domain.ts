import type { Domain } from '../../platform/domain.ts';
import { releaseWhenExpired } from './expired-reservation.job.ts';
import { followRequisition } from './reactions/follow-requisition.ts';
import { tellShort } from './reactions/tell-short.ts';
import { stockReservation } from './stock-reservation.ts';
import { reservationReading } from './stock-reservations.facade.ts';
import { stockReservationRoutes } from './stock-reservations.routes.ts';

export const stockReservationsDomain: Domain = {
  entities: [stockReservation],
  routes: stockReservationRoutes,
  facadeReadings: [reservationReading],
  jobs: [releaseWhenExpired],
  reactions: [followRequisition, tellShort],
};
