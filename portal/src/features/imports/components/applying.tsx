import { Progress, Stack, Text } from '@mantine/core';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { importProgress } from '../../../shared/jobs/import-progress.ts';
import type { ImportJob } from '../queries.ts';
import classes from './imports.module.css';

export function Applying({ job }: { job: ImportJob }) {
  const { done, total } = importProgress(job);
  return (
    <div className={`panel ${classes.busy}`}>
      <Stack gap="sm">
        <b>{say('Changes in the portal', 'Записываем в портал')}</b>
        <Progress
          value={total ? (done / total) * 100 : 100}
          animated={!total || done === 0}
          aria-label={say('Changes in the portal', 'Запись в портал')}
        />
        <Text size="sm" role="status">
          {say('Rows written', 'Записано строк')}: {showCount(done)} / {showCount(total ?? 0)}
        </Text>
        <Text size="sm" c="dimmed">
          {say(
            'You may leave this page: the import goes on, and stays at the bottom of the screen.',
            'Можно уйти со страницы: импорт продолжится и останется внизу экрана.',
          )}
        </Text>
      </Stack>
    </div>
  );
}
