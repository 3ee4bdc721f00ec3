import { CloseButton, Progress } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { showCount } from '../kit/format.ts';
import { say } from '../kit/say.ts';
import { currentJobs, forgetJob, type Job, onJobs } from '../shared/jobs/jobs.ts';
import { useFollowedJob } from '../shared/jobs/use-followed-job.ts';
import classes from './job-tray.module.css';

/** What the server is busy with for this person, away from its page; each leads there, and can be put away when it is over. */
export function JobTray() {
  const { pathname } = useLocation();
  const jobs = useSyncExternalStore(onJobs, currentJobs, currentJobs).filter(
    ({ href }) => href.split('?')[0] !== pathname,
  );
  if (jobs.length === 0) return null;
  return (
    <aside className={classes.tray} aria-label={say('Jobs', 'Задания')}>
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} />
      ))}
    </aside>
  );
}

function JobLine({ job }: { job: Job }) {
  const { id, label, href, done, total, state } = job;
  useFollowedJob(job);
  const share = total ? (done / total) * 100 : 0;
  return (
    <div className={classes.job}>
      <div>
        <Link to={href as '/'}>{label}</Link>
        <span className="dimmed" role="status">
          {state === 'working' && total ? `${showCount(done)} / ${showCount(total)}` : said[state]()}
        </span>
      </div>
      {state === 'working' ? (
        <Progress value={total ? share : 100} animated={!total} size="sm" aria-label={label} />
      ) : (
        <CloseButton size="sm" aria-label={say('Put away', 'Убрать')} onClick={() => forgetJob(id)} />
      )}
    </div>
  );
}

const said = {
  working: () => say('working', 'выполняется'),
  done: () => say('done', 'готово'),
  failed: () => say('failed', 'не удалось'),
};
