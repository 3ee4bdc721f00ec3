/** Work the server does while the person goes on: an import being read or applied. */
export interface Job {
  id: string;
  label: string;
  /** Where the page of this job is. */
  href: string;
  done: number;
  total: number | null;
  state: 'working' | 'done' | 'failed';
}

let jobs: readonly Job[] = [];
const listeners = new Set<() => void>();

export const currentJobs = () => jobs;

export function onJobs(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says how far a job is; a new one appears in the tray. */
export function tellJob(job: Job) {
  jobs = [...jobs.filter(({ id }) => id !== job.id), job];
  for (const listener of listeners) listener();
}

export function forgetJob(id: string) {
  jobs = jobs.filter((job) => job.id !== id);
  for (const listener of listeners) listener();
}
