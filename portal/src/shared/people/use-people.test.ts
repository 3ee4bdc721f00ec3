import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import { anna } from '../../../test/draw.ts';
import { takeHook } from '../../../test/take-hook.ts';

const { usePeople } = await import('./use-people.ts');

const everybody = [
  { id: 'anna', fullName: 'Анна Смирнова', position: 'Директор', status: 'active' },
  { id: 'igor', fullName: 'Игорь Белов', position: null, status: 'blocked' },
];
const known = [[['users', 'people'], { items: everybody }]] as const;

test('records name people by who they are, also those whose access is closed', async () => {
  const { nameOf, active } = await takeHook(usePeople, { may: ['users.read'], known });
  assert.equal(nameOf('igor'), 'Игорь Белов');
  assert.deepEqual(
    active.map(({ id }) => id),
    ['anna'],
    'nothing new is given to who may not come in',
  );
});

test('who may not read the list of people knows at least their own name', async () => {
  const { people, nameOf } = await takeHook(usePeople);
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    [anna.fullName],
  );
  assert.deepEqual([nameOf('anna'), nameOf('igor'), nameOf(null)], [anna.fullName, '—', '—']);
});
