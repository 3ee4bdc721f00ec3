import type { components } from '../../../../sdk/types.ts';
import type { Job } from './jobs.ts';

export type ImportJob = components['schemas']['ImportJob'];

/** How far an import is: rows read while it is read, rows written while it is applied. */
export function importProgress({
  status,
  counts,
}: Pick<ImportJob, 'status' | 'counts'>): Omit<Job, 'id' | 'label' | 'href' | 'address'> {
  if (status === 'parsing') return { state: 'working', done: counts.rows, total: null };
  if (status === 'applying') return { state: 'working', done: counts.applied, total: counts.create + counts.update };
  const failed = status === 'failed' || status === 'expired';
  return { state: failed ? 'failed' : 'done', done: counts.applied, total: counts.rows };
}
