import { Button, Group, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { trackerDirections } from '../../../../../nouns/tracker-settings.ts';
import { say } from '../../../kit/say.ts';
import type { Choices } from './choices-for.ts';
import { RemoveRow } from './remove-row.tsx';
import { RowSelect } from './row-select.tsx';
import classes from './rows.module.css';
import type { TrackerForm } from './use-tracker-form.ts';

/** Which column of the tracker stands for which stage. */
export function ColumnRows({
  form,
  choices,
  isReadOnly,
}: {
  form: TrackerForm;
  choices: Choices;
  isReadOnly: boolean;
}) {
  return (
    <Stack gap="xs">
      {form.values.columns.map((_, at) => (
        // A row is known by its place alone.
        <div className={classes.row} key={at}>
          <RowSelect
            required
            readOnly={isReadOnly}
            aria-label={say(`Column, row ${at + 1}`, `Колонка, строка ${at + 1}`)}
            placeholder={say('Column of the tracker', 'Колонка трекера')}
            data={choices.columns}
            {...form.getInputProps(`columns.${at}.columnId`)}
          />
          <RowSelect
            required
            readOnly={isReadOnly}
            aria-label={say(`Stage, row ${at + 1}`, `Этап, строка ${at + 1}`)}
            placeholder={say('Stage', 'Этап')}
            data={choices.stages}
            {...form.getInputProps(`columns.${at}.stageId`)}
          />
          <RowSelect
            allowDeselect={false}
            searchable={false}
            readOnly={isReadOnly}
            aria-label={say(`Direction, row ${at + 1}`, `Направление, строка ${at + 1}`)}
            data={directions()}
            {...form.getInputProps(`columns.${at}.direction`)}
          />
          {!isReadOnly && (
            <RemoveRow
              label={say(`Remove column, row ${at + 1}`, `Убрать колонку, строка ${at + 1}`)}
              onRemove={() => form.removeListItem('columns', at)}
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
            onClick={() => form.insertListItem('columns', { columnId: '', stageId: '', direction: 'both' })}
          >
            {say('Column', 'Колонка')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

const directions = () => Object.entries(trackerDirections).map(([value, name]) => ({ value, label: say(name) }));
