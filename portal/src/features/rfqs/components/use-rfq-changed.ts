import { useQueryClient } from '@tanstack/react-query';

/** A request is asked for again, with what hangs on it. */
export function useRfqChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(['rfqs', 'quotes', 'requisitions'].map((kind) => client.invalidateQueries({ queryKey: [kind] })));
}
