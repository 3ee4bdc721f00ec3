import { Button, Group, Stack, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Step } from '../model.ts';
import { nounOf, type Place } from '../nouns.ts';
import type { ImportJob } from '../queries.ts';
import { useDownloads } from '../use-downloads.ts';
import classes from './imports.module.css';

/** What came of an import, and where to go on. */
export function Result({ place, job, onGo }: { place: Place; job: ImportJob; onGo(step: Step): void }) {
  const { portal } = useParams({ from: '/$portal/imports/$jobId' });
  const downloads = useDownloads(place);
  const { result, counts, appliedAt, status } = job;
  const { created = 0, updated = 0, failed = 0, made } = result ?? {};
  const noun = nounOf(place);
  const isQuote = made?.entityType === 'supplier_quote';
  const next = isQuote ? `quotes/${made.entityId}` : noun.page(place);
  return (
    <div className={`panel ${classes.busy}`}>
      <Stack gap="md">
        <Status tone={status === 'applied' ? 'good' : 'warning'}>
          {status === 'applied'
            ? say('The import is applied', 'Импорт применён')
            : say('Applied in part', 'Применён частично')}
        </Status>
        <dl className={classes.facts} data-result>
          <div>
            <dt>{say('Created', 'Создано')}</dt>
            <dd data-count="created">{showCount(created)}</dd>
          </div>
          <div>
            <dt>{say('Changed', 'Изменено')}</dt>
            <dd data-count="updated">{showCount(updated)}</dd>
          </div>
          <div>
            <dt>{say('Left out', 'Пропущено')}</dt>
            <dd data-count="skipped">{showCount(counts.skip)}</dd>
          </div>
          <div>
            <dt>{say('Not applied', 'Не записано')}</dt>
            <dd data-count="failed">{showCount(failed)}</dd>
          </div>
        </dl>
        <Text size="sm" c="dimmed">
          {showInstant(appliedAt)}.{' '}
          {say(
            'An import is applied once; to change more, import another file.',
            'Импорт применяется один раз; чтобы изменить ещё, загрузите другой файл.',
          )}
        </Text>
        <Group>
          <Button component={Link} to={`/${portal}/${next}` as string}>
            {isQuote ? say('To the quote', 'К предложению') : say(noun.pageName)}
          </Button>
          <Button variant="default" onClick={() => onGo('file')}>
            {say('Another file', 'Загрузить ещё файл')}
          </Button>
          {failed > 0 && (
            <Button
              variant="default"
              leftSection={<Download size={16} />}
              loading={downloads.errors.isPending}
              onClick={() => downloads.errors.mutate(job)}
            >
              {say('File with errors', 'Файл с ошибками')}
            </Button>
          )}
        </Group>
      </Stack>
    </div>
  );
}
