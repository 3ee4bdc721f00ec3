import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/me.ts';
import { messengerStatusQuery } from './messenger-status-query.ts';

/** Whether the company has a messenger whose conversations this person may read. */
export function useHasMessengers(): boolean {
  const enabled = useMay()('messengers.read');
  const { data } = useQuery({ ...messengerStatusQuery, enabled });
  return enabled && data?.isShown === true;
}
