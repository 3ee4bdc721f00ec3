import { Alert, Button, Group, Text } from '@mantine/core';
import { isProblem } from '../../shared/api/problem.ts';
import { say } from '../say.ts';
import classes from './conflict-note.module.css';

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export const isConflict = (error: unknown) => isProblem(error, 'version_conflict', 'precondition_failed');

/** The record was changed by somebody while it was edited here: both versions, and which one is to stand. */
export function ConflictNote({
  differences,
  others = [],
  onMine,
  onTheirs,
}: {
  differences: readonly Difference[];
  /** Fields that were changed there alone: they stay as they are there, whichever version is taken. */
  others?: readonly string[];
  onMine(): void;
  onTheirs(): void;
}) {
  return (
    <Alert
      color="yellow"
      variant="light"
      role="alert"
      title={say('Somebody else has changed this record', 'Пока вы правили, запись изменил кто-то другой')}
    >
      {differences.length > 0 ? (
        <table className={classes.differences}>
          <thead>
            <tr>
              <th scope="col">{say('Field', 'Поле')}</th>
              <th scope="col">{say('Yours', 'У вас')}</th>
              <th scope="col">{say('Now there', 'Сейчас в записи')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <td>{label}</td>
                <td>{mine || '—'}</td>
                <td>{theirs || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Text size="sm">{say('Your edits match what is there.', 'То, что вы правили, там не отличается.')}</Text>
      )}
      {others.length > 0 && (
        <Text size="sm" mt="xs">
          {say(
            `Changed there, too, and kept: ${others.join(', ')}.`,
            `Там изменено ещё и сохранится: ${others.join(', ')}.`,
          )}
        </Text>
      )}
      <Group mt="sm">
        <Button size="compact-md" onClick={onMine}>
          {say('Keep mine', 'Сохранить мой вариант')}
        </Button>
        <Button size="compact-md" variant="default" onClick={onTheirs}>
          {say('Use theirs', 'Взять их вариант')}
        </Button>
      </Group>
    </Alert>
  );
}
