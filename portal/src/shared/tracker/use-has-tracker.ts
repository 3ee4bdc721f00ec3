import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/me.ts';
import { trackerStatusQuery } from './tracker-status-query.ts';

/** Whether the company has a task tracker whose tasks this person may see. */
export function useHasTracker(): boolean {
  const enabled = useMay()('tasktracker.read');
  const { data } = useQuery({ ...trackerStatusQuery, enabled });
  return enabled && data?.isShown === true;
}
