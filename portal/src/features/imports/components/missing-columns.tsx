import { Alert } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { Target } from '../queries.ts';

/** Columns that new records need and the file does not give; nothing where it gives them all. */
export function MissingColumns({ missing }: { missing: readonly Target[] }) {
  if (missing.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" mb="md" title={say('Columns that new records need', 'Не хватает столбцов')}>
      {say(
        'Without them new records cannot be created; those found are changed all the same:',
        'Без них новые записи не создать, найденные обновятся:',
      )}{' '}
      <b>{missing.map(({ title }) => title).join(', ')}</b>
    </Alert>
  );
}
