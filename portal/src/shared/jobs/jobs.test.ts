import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importProgress } from './import-progress.ts';
import { currentJobs, forgetJob, type Job, noteProgress, onJobs, tellJob } from './jobs.ts';

const job: Job = {
  id: '1',
  label: 'Импорт: трубы.xlsx',
  href: '/a',
  address: '/b',
  done: 0,
  total: null,
  state: 'working',
};

test('a job appears in the tray once, goes on, and is put away', () => {
  const heard: number[] = [];
  const leave = onJobs(() => heard.push(currentJobs().length));
  tellJob(job);
  tellJob({ ...job, done: 10, total: 100 });
  noteProgress('1', { done: 60, total: 100, state: 'working' });
  assert.deepEqual(currentJobs(), [{ ...job, done: 60, total: 100 }]);
  noteProgress('2', { done: 1, total: 1, state: 'done' });
  assert.equal(currentJobs().length, 1, 'what is not in the tray does not come into it');
  forgetJob('2');
  forgetJob('1');
  assert.deepEqual(currentJobs(), []);
  leave();
  tellJob(job);
  forgetJob('1');
  assert.deepEqual(heard, [1, 1, 1, 1, 0], 'who left hears no more');
});

const counts = { rows: 500, create: 300, update: 100, applied: 40 } as never;

for (const [status, progress] of [
  ['parsing', { state: 'working', done: 500, total: null }],
  ['applying', { state: 'working', done: 40, total: 400 }],
  ['applied', { state: 'done', done: 40, total: 500 }],
  ['ready', { state: 'done', done: 40, total: 500 }],
  ['failed', { state: 'failed', done: 40, total: 500 }],
  ['expired', { state: 'failed', done: 40, total: 500 }],
] as const)
  test(`an import that is ${status} is ${progress.state} in the tray`, () => {
    assert.deepEqual(importProgress({ status: status as never, counts }), progress);
  });
