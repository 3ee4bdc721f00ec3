import { Stack, Switch, TextInput } from '@mantine/core';
import { workingCalendar as noun } from '../../../../../nouns/working-calendar.ts';
import { Fields } from '../../../kit/form/fields.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { useRecordForm } from '../use-record-form.ts';
import { calendarValues, saveCalendar, type WorkingCalendar, workingCalendarQuery } from '../working-calendar.ts';
import { OwnDays } from './own-days.tsx';
import { RecordForm } from './record-form.tsx';

export function WorkingCalendarForm({ calendar }: { calendar: WorkingCalendar }) {
  const mayChange = useMay()('company_settings.update');
  const state = useRecordForm({
    kept: calendar,
    queryKey: workingCalendarQuery.queryKey,
    valuesOf: calendarValues,
    save: saveCalendar,
  });
  const { form } = state;
  return (
    <RecordForm state={state} mayChange={mayChange}>
      <Section title={say('Working time', 'Рабочее время')}>
        <Stack gap="md">
          <Switch
            {...ofField(noun, 'countsWorkingTime')}
            description={say(
              'Reminders and escalation wait only while people work. Otherwise hours run day and night.',
              'Напоминания и эскалация ждут только рабочие часы. Иначе часы идут и ночью, и в выходные.',
            )}
            {...form.getInputProps('countsWorkingTime', { type: 'checkbox' })}
          />
          <Fields>
            <TextInput type="time" required {...ofField(noun, 'dayStartsAt')} {...form.getInputProps('dayStartsAt')} />
            <TextInput
              type="time"
              required
              {...ofField(noun, 'dayEndsAt')}
              description={say(`Time zone: ${calendar.timezone}`, `Часовой пояс: ${calendar.timezone}`)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('dayEndsAt')}
            />
          </Fields>
        </Stack>
      </Section>
      <OwnDays form={form} />
    </RecordForm>
  );
}
