import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../api/answer.ts';
import { api, ask } from '../api/client.ts';

export type Reservation = Answer<'stock-reservations.get-reservation'>;

/** Whose reservations are shown: those of a line, of an item, of a warehouse, or of an item in a warehouse. */
export type ReservedOf =
  | { procurementItemId: string }
  | { catalogItemId: string; warehouseId?: string }
  | { warehouseId: string };

/** What is held back now, the newest first. */
export const reservationsQuery = (of: ReservedOf) =>
  queryOptions({
    queryKey: ['stock-reservations', of],
    queryFn: async ({ signal }) => {
      const query = { ...of, status: 'active' as const, limit: 100 };
      return (await ask(api.GET('/api/v1/stock-reservations', { params: { query }, signal }))).items;
    },
  });
