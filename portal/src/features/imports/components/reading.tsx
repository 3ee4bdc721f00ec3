import { Progress, Stack, Text } from '@mantine/core';
import { counted, say } from '../../../kit/say.ts';
import type { ImportJob } from '../queries.ts';
import classes from './imports.module.css';

/** The server reads the file; one may leave meanwhile. */
export function Reading({ job: { counts, fileName } }: { job: ImportJob }) {
  return (
    <div className={`panel ${classes.busy}`}>
      <Stack gap="sm">
        <b>{say(`Reading “${fileName}”`, `Читаем «${fileName}»`)}</b>
        <Progress value={100} animated aria-label={say('Reading the file', 'Чтение файла')} />
        <Text size="sm" role="status">
          {counted(counts.rows, ['row read', 'rows read'], ['строка прочитана', 'строки прочитано', 'строк прочитано'])}
        </Text>
        <Text size="sm" c="dimmed">
          {say(
            'Nothing is written to the portal yet. You may leave this page: the import stays at the bottom of the screen.',
            'В портал пока ничего не записано. Можно уйти со страницы: импорт останется внизу экрана.',
          )}
        </Text>
      </Stack>
    </div>
  );
}
