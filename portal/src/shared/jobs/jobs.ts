/** Work the server does while the person goes on: an import being read or applied. */
export interface Job {
  id: string;
  label: string;
  /** Where the page of this job is. */
  href: string;
  /** Where the server tells how far it is; who stays on its page asks there alone. */
  address: string;
  done: number;
  total: number | null;
  state: 'working' | 'done' | 'failed';
}

const kept = 'prokura.jobs';

let jobs: readonly Job[] = recall();
const listeners = new Set<() => void>();

export const currentJobs = () => jobs;

export function onJobs(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says how far a job is; a new one appears in the tray, and stays there when the page is loaded again. */
export function tellJob(job: Job) {
  keep(jobs.some(({ id }) => id === job.id) ? jobs.map((one) => (one.id === job.id ? job : one)) : [...jobs, job]);
}

/** How far a job of the tray is by now. */
export const noteProgress = (id: string, progress: Pick<Job, 'done' | 'total' | 'state'>) =>
  keep(jobs.map((job) => (job.id === id ? { ...job, ...progress } : job)));

export const forgetJob = (id: string) => {
  if (jobs.some((job) => job.id === id)) keep(jobs.filter((job) => job.id !== id));
};

function keep(next: readonly Job[]) {
  jobs = next;
  globalThis.sessionStorage?.setItem(kept, JSON.stringify(jobs));
  for (const listener of listeners) listener();
}

function recall(): readonly Job[] {
  try {
    const told: unknown = JSON.parse(globalThis.sessionStorage?.getItem(kept) ?? '[]');
    return Array.isArray(told) ? (told as Job[]) : [];
  } catch {
    return [];
  }
}
