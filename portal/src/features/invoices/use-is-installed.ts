import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../shared/session/me.ts';
import { installationsQuery } from './queries.ts';

/** Whether an integration of the marketplace works here; who may not see integrations is not kept from what it does. */
export function useIsInstalled(slug: string): boolean {
  const maySee = useMay()('integrations.read');
  const { data } = useQuery({ ...installationsQuery, enabled: maySee });
  return maySee ? (data?.items.some((one) => one.slug === slug) ?? false) : true;
}
