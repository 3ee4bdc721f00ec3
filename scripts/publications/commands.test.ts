import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request, workerDoor } from '../../server/test/harness.ts';
import { newPublisher, publications } from '../../server/test/publishing.ts';
import { commands } from './commands.ts';

const say = (name: string, asked: object) => (commands[name] as (typeof commands)['list'])(workerDoor, asked);

test('the operator reads what is handed in, and sends it back with words', async (t) => {
  const { slug, act, id, token } = await newPublisher(t);
  assert.match((await say('show', { slug })).join('\n'), /^draft .*no checks were run/s);
  await act('check');
  await act('submit');
  const shown = (await say('show', { slug })).join('\n');
  assert.match(shown, /^in_review +sklad-soft\.watch-\S+ v1 · ООО «СкладСофт», ИНН 7707083893\n/);
  assert.match(shown, /\n {2}ok +wrong_signature\n/);
  assert.match(shown, /"scopes": \[\n +"catalog\.read"/);
  await assert.rejects(say('return', { slug }), /--note/);
  assert.deepEqual(await say('return', { slug, note: 'Зачем нужны данные?' }), [`${slug}: changes_requested`]);
  assert.equal((await request('GET', `${publications}/${id}`, { token })).json.reviewNote, 'Зачем нужны данные?');
  assert.ok((await say('list', {})).some((line) => line.startsWith('changes_requested') && line.includes(slug)));
});

test('everything of a company is stopped by its INN, and nothing that nobody named', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  await assert.rejects(say('suspend', { slug: publisher.slug }), /--reason/);
  await assert.rejects(say('approve', {}), /Name the integration/);
  await assert.rejects(say('approve', { slug: 'no.such' }), /Nothing is published as no\.such/);
  await assert.rejects(say('suspend', { publisher: '0000000000', reason: 'x' }), /0000000000/);
  assert.deepEqual(
    (await say('suspend', { slug: publisher.slug, reason: 'Проверка.' }))[0],
    `${publisher.slug}: suspended`,
  );
  assert.deepEqual((await say('resume', { slug: publisher.slug }))[0], `${publisher.slug}: published`);
});
