import { Button, Group, Stack } from '@mantine/core';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { Choices } from './choices-for.ts';
import { ColumnRows } from './column-rows.tsx';
import type { TrackerSettings } from './queries.ts';
import { RuleRows } from './rule-rows.tsx';
import { useTrackerForm } from './use-tracker-form.ts';

interface TrackerFormProps {
  settings: TrackerSettings;
  choices: Choices;
  onSaved(): void;
}

/** Columns and their stages, and tasks that are made by themselves. */
export function TrackerForm({ settings, choices, onSaved }: TrackerFormProps) {
  const mayManage = useMay()('tasktracker.manage');
  const { form, above, save } = useTrackerForm(settings, onSaved);
  const rows = { form, choices, isReadOnly: !mayManage };
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={above} draft={form.draft} />
        <Section
          title={say('Columns and stages', 'Колонки и этапы')}
          about={say(
            'A task that enters the column takes its requisition to the stage, and the other way round.',
            'Задача, попавшая в колонку, переводит заявку на этап, и наоборот.',
          )}
        >
          <ColumnRows {...rows} />
        </Section>
        <Section
          title={say('Create a task when a stage is entered', 'Создавать задачу при переходе в этап')}
          about={say(
            'Once for each requisition, and only while it has no task.',
            'Один раз для каждой заявки и только пока у неё нет задачи.',
          )}
        >
          <RuleRows {...rows} />
        </Section>
        {mayManage && (
          <Group>
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              {say('Save', 'Сохранить')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
