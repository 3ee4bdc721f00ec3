import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, visitorApi } from '../../shared/api/client.ts';

interface Asked {
  portalName?: string;
  companyInn?: string;
  email?: string;
}

/** Whether the typed data could be registered, asked of the server after a pause; silent while it does not know. */
export function useAvailability(typed: Asked) {
  const whole: Asked = {
    ...((typed.portalName ?? '').length >= 3 && { portalName: typed.portalName }),
    ...([10, 12].includes((typed.companyInn ?? '').length) && { companyInn: typed.companyInn }),
    ...(/^\S+@\S+\.\S+$/.test(typed.email ?? '') && { email: typed.email }),
  };
  const [asked] = useDebouncedValue(whole, 500);
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
