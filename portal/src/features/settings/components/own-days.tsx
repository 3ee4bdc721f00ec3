import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, X } from 'lucide-react';
import { ownDay } from '../../../../../nouns/working-calendar.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { type CalendarValues, newDay } from '../working-calendar.ts';
import classes from './own-days.module.css';

const day = { fields: ownDay };

/** Days that the company works, or does not, whatever the production calendar says. */
export function OwnDays({ form }: { form: UseFormReturnType<CalendarValues> }) {
  const { ownDays } = form.values;
  return (
    <Section
      title={say('Days of your own', 'Свои рабочие и выходные дни')}
      about={say(
        'The other days follow the production calendar of Russia.',
        'Остальные дни идут по производственному календарю России.',
      )}
    >
      <Stack gap="sm">
        {ownDays.map((_, at) => (
          <div key={at} className={classes.day}>
            <TextInput type="date" {...ofField(day, 'date')} {...form.getInputProps(`ownDays.${at}.date`)} />
            <Select
              label={say('What it is', 'Какой это день')}
              allowDeselect={false}
              data={[
                { value: 'off', label: say('Day off', 'Выходной') },
                { value: 'working', label: say('Working day', 'Рабочий') },
              ]}
              {...form.getInputProps(`ownDays.${at}.kind`)}
            />
            <TextInput
              className={classes.name}
              label={say('Comment', 'Комментарий')}
              maxLength={100}
              {...form.getInputProps(`ownDays.${at}.name`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={34}
              aria-label={say('Remove the day', 'Убрать день')}
              onClick={() => form.removeListItem('ownDays', at)}
            >
              <X size={16} />
            </ActionIcon>
          </div>
        ))}
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Plus size={14} />}
            onClick={() => form.insertListItem('ownDays', newDay)}
          >
            {say('Add a day', 'Добавить день')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
