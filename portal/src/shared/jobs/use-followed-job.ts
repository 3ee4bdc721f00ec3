import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Problem } from '../api/problem.ts';
import { sessionFetch } from '../session/session-fetch.ts';
import { forgetJob, type Job, noteProgress } from './jobs.ts';
import { progressOf, type Watched } from './progress-of.ts';

const everyMs = 2_000;

/** Asks after a job whose page was left, until it is over; one that is gone leaves the tray. */
export function useFollowedJob(job: Job) {
  const { data, error } = useQuery({
    queryKey: ['jobs', job.address],
    queryFn: ({ signal }) => readJob(job.address, signal),
    enabled: job.state === 'working',
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data) noteProgress(job.id, progressOf(data));
  }, [data, job.id]);
  useEffect(() => {
    if (error instanceof Problem && error.status >= 400 && error.status < 500) forgetJob(job.id);
  }, [error, job.id]);
}

async function readJob(address: string, signal: AbortSignal): Promise<Watched> {
  const answer = await sessionFetch(new Request(new URL(address, location.origin), { signal }));
  const body = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Problem(body, answer.status);
  return body as unknown as Watched;
}
