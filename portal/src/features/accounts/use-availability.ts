import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, visitorApi } from '../../shared/api/client.ts';
import { type Asked, wholeOf } from './whole-of.ts';

/** Whether the typed data could be registered, asked of the server after a pause; silent while it does not know. */
export function useAvailability(typed: Asked) {
  const [asked] = useDebouncedValue(wholeOf(typed), 500);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['availability', asked],
    queryFn: ({ signal }) => ask(visitorApi.POST('/api/v1/auth/register/availability', { body: asked, signal })),
    enabled: Object.keys(asked).length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const isTold = (field: keyof Asked) =>
    asked[field] === typed[field] && asked[field] !== undefined && !isPlaceholderData;
  return {
    portalName: isTold('portalName') ? data?.portalName : undefined,
    companyInn: isTold('companyInn') ? data?.companyInn : undefined,
    email: isTold('email') ? data?.email : undefined,
  };
}
