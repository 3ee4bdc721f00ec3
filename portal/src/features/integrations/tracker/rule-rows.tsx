import { Button, Group, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { Choices } from './choices-for.ts';
import { RemoveRow } from './remove-row.tsx';
import { RowSelect } from './row-select.tsx';
import classes from './rows.module.css';
import type { TrackerForm } from './use-tracker-form.ts';

/** At which stage a task is made by itself, where, and who it is given to. */
export function RuleRows({ form, choices, isReadOnly }: { form: TrackerForm; choices: Choices; isReadOnly: boolean }) {
  return (
    <Stack gap="xs">
      {form.values.rules.map((_, at) => (
        // A row is known by its place alone.
        <div className={classes.row} key={at}>
          <RowSelect
            required
            readOnly={isReadOnly}
            aria-label={say(`Stage of the rule, row ${at + 1}`, `Этап правила, строка ${at + 1}`)}
            placeholder={say('Stage', 'Этап')}
            data={choices.stages}
            {...form.getInputProps(`rules.${at}.stageId`)}
          />
          <RowSelect
            required
            readOnly={isReadOnly}
            aria-label={say(`Column of the task, row ${at + 1}`, `Колонка задачи, строка ${at + 1}`)}
            placeholder={say('Column of the tracker', 'Колонка трекера')}
            data={choices.columns}
            {...form.getInputProps(`rules.${at}.columnId`)}
          />
          <RowSelect
            clearable={!isReadOnly}
            readOnly={isReadOnly}
            aria-label={say(`Assigned to, row ${at + 1}`, `Исполнитель, строка ${at + 1}`)}
            placeholder={say('not assigned', 'без исполнителя')}
            data={choices.people}
            {...form.getInputProps(`rules.${at}.assigneeId`)}
          />
          {!isReadOnly && (
            <RemoveRow
              label={say(`Remove rule, row ${at + 1}`, `Убрать правило, строка ${at + 1}`)}
              onRemove={() => form.removeListItem('rules', at)}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Group>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Plus size={14} />}
            onClick={() => form.insertListItem('rules', { stageId: '', columnId: '', assigneeId: null })}
          >
            {say('Rule', 'Правило')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
