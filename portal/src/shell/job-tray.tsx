import { CloseButton, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { showCount } from '../kit/format.ts';
import { say } from '../kit/say.ts';
import { currentJobs, forgetJob, type Job, onJobs } from '../shared/jobs/jobs.ts';
import classes from './job-tray.module.css';

/** What the server is busy with for this person; each leads to its page, and can be put away when it is over. */
export function JobTray() {
  const jobs = useSyncExternalStore(onJobs, currentJobs);
  if (jobs.length === 0) return null;
  return (
    <aside className={classes.tray} aria-label={say('Jobs', 'Задания')}>
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} />
      ))}
    </aside>
  );
}

function JobLine({ job: { id, label, href, done, total, state } }: { job: Job }) {
  const share = total ? (done / total) * 100 : 0;
  return (
    <div className={classes.job}>
      <div>
        <Link to={href as '/'}>{label}</Link>
        <span className="dimmed">
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
