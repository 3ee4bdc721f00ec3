import { Alert, Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Step } from '../model.ts';
import type { Place } from '../nouns.ts';
import type { ImportJob } from '../queries.ts';
import { chosenRows } from '../use-chosen-rows.ts';
import { useApply } from '../use-preview.ts';
import classes from './imports.module.css';
import { WhatIsWritten } from './what-is-written.tsx';

interface BeforeApplyingProps {
  place: Place;
  job: ImportJob;
  onGo(step: Step): void;
}

/** The last look before anything is written. */
export function BeforeApplying({ place, job, onGo }: BeforeApplyingProps) {
  const { counts, mode } = job;
  const apply = useApply(place, job);
  const [onError, setOnError] = useState<'skip' | 'abort'>(mode === 'replace' ? 'abort' : 'skip');
  const [chosen] = useState(() => chosenRows(job.id));
  const stopped = counts.errors + counts.conflict;
  const writes = counts.create + counts.update;
  return (
    <div className={`panel ${classes.busy}`}>
      <Stack gap="md">
        <FormProblem error={apply.error} />
        <b>{say('What will be done', 'Что будет сделано')}</b>
        <WhatIsWritten counts={counts} chosen={chosen.length} />
        {mode === 'replace' && (
          <Alert color="yellow" variant="light">
            {place.kind === 'price_list'
              ? say(
                  'Prices not in the file are removed from the list.',
                  'Цены, которых нет в файле, уйдут из прайс-листа.',
                )
              : say('Anything not in the file is cancelled.', 'Всё, чего нет в файле, будет отменено.')}
          </Alert>
        )}
        {stopped > 0 && (
          <Radio.Group
            label={say('If a row cannot be saved', 'Если строку не записать')}
            value={onError}
            onChange={(value) => setOnError(value as 'skip' | 'abort')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="skip" label={say('Write the others', 'Записать остальные')} />
              <Radio value="abort" label={say('Write nothing', 'Ничего не записывать')} />
            </Stack>
          </Radio.Group>
        )}
        {writes === 0 && mode !== 'replace' && (
          <Text size="sm" c="dimmed">
            {say('Nothing to save.', 'Записывать нечего.')}
          </Text>
        )}
        <div className={classes.actions}>
          <Button
            loading={apply.isPending}
            disabled={writes === 0 && mode !== 'replace'}
            onClick={() => apply.mutate({ onError, ...(chosen.length > 0 && { selectedRowIds: chosen }) })}
          >
            {chosen.length > 0
              ? say('Apply the chosen', 'Применить выбранные')
              : `${say('Apply', 'Применить')}: ${showCount(writes)}`}
          </Button>
          <Button variant="default" onClick={() => onGo('rows')}>
            {say('Back to rows', 'К строкам')}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
