import { Button, Group, MultiSelect, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { statusOptions } from '../stages.ts';
import { type StageFormProps, useStageForm } from '../use-stage-form.ts';
import { ArchiveStage } from './archive-stage.tsx';
import { ColorChoice } from './color-choice.tsx';

export function StageForm({ stage, stages, palette, onDone }: StageFormProps) {
  const mayChange = useMay()('pipeline.manage');
  const [archiving, setArchiving] = useState(false);
  const { form, above, save } = useStageForm({ stage, stages, palette, onDone });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={above} draft={form.draft} />
        <TextInput
          label={say('Name', 'Название')}
          required
          data-autofocus
          disabled={!mayChange}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={say('Short name', 'Короткое название')}
          description={say('Used where space is short.', 'Там, где мало места.')}
          maxLength={20}
          disabled={!mayChange}
          {...form.getInputProps('shortName')}
        />
        <ColorChoice palette={palette} disabled={!mayChange} {...form.getInputProps('color')} />
        <MultiSelect
          label={say('Statuses', 'Статусы')}
          description={say(
            'A requisition in one of these statuses moves to this stage. A status belongs to one stage: the previous one loses it.',
            'Заявка в таком статусе переходит на этот этап. У статуса один этап: у прежнего он пропадёт.',
          )}
          data={statusOptions()}
          disabled={!mayChange}
          {...form.getInputProps('statuses')}
        />
        {stage && (
          <Switch
            label={say('Requisitions can enter this stage', 'Этап принимает заявки')}
            description={say(
              'When off, the stage keeps its requisitions and accepts no new ones.',
              'Выключенный этап хранит свои заявки и не принимает новых.',
            )}
            disabled={!mayChange}
            {...form.getInputProps('isActive', { type: 'checkbox' })}
          />
        )}
        {mayChange && (
          <Group justify="space-between">
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              {stage ? say('Save', 'Сохранить') : say('Add', 'Добавить')}
            </Button>
            {stage && !stage.isSystem && (
              <Button variant="default" onClick={() => setArchiving(true)}>
                {say('Archive…', 'В архив…')}
              </Button>
            )}
          </Group>
        )}
        {stage?.isSystem && (
          <p className="dimmed">
            {say(
              'A stage of the platform is not archived; it can be switched off.',
              'Этап платформы нельзя отправить в архив, но можно выключить.',
            )}
          </p>
        )}
      </Stack>
      {stage && (
        <ArchiveStage
          opened={archiving}
          stage={stage}
          stages={stages}
          onClose={() => setArchiving(false)}
          onDone={onDone}
        />
      )}
    </form>
  );
}
