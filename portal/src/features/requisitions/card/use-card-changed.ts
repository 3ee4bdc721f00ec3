import { useQueryClient } from '@tanstack/react-query';

/** After a change of a requisition: the card, the lists, its files and its activity are fetched again. */
export function useCardChanged() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['requisitions'] }),
      client.invalidateQueries({ queryKey: ['activity'] }),
    ]);
  };
}
