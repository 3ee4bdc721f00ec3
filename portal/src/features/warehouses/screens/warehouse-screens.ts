/** Both pages in one part: the first page of the portal names each part it may load. */
export { ReservationList } from './reservation-list.tsx';
export { WarehouseList } from './warehouse-list.tsx';
