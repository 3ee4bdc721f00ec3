import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/me.ts';
import { trackerQuery } from './tracker-query.ts';

/** Whether the company has a task tracker that this person may see. */
export function useHasTracker(): boolean {
  const enabled = useMay()('tasktracker.read');
  const { data } = useQuery({ ...trackerQuery, enabled });
  return enabled && data?.installation != null;
}
