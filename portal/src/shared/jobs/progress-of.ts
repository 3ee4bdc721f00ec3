import type { components } from '../../../../sdk/types.ts';
import { type ImportJob, importProgress } from './import-progress.ts';
import type { Job } from './jobs.ts';

type RegisterExport = components['schemas']['RegisterExport'];

/** What the server tells of a job. */
export type Watched = ImportJob | RegisterExport;

/** How far a job of either kind is. */
export const progressOf = (watched: Watched) =>
  'rowCount' in watched ? exportProgress(watched) : importProgress(watched);

/** A list that becomes a file: how long it is nobody has counted. */
export const exportProgress = ({
  status,
  rowCount,
}: Pick<RegisterExport, 'status' | 'rowCount'>): Pick<Job, 'state' | 'done' | 'total'> => ({
  state: status === 'ready' ? 'done' : status,
  done: rowCount,
  total: null,
});
