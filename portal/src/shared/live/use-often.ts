import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks again every few seconds while the page is looked at: for what the server does on its own. */
export function useOften(queryKey: QueryKey, seconds: number, on = true) {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: JSON.parse(key) });
    }, seconds * 1_000);
    return () => clearInterval(timer);
  }, [client, key, seconds, on]);
}
