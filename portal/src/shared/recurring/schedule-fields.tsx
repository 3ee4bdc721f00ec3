import { Select, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Fields } from '../../kit/form/fields.tsx';
import { say } from '../../kit/say.ts';
import { weekdays } from './schedule-words.ts';
import type { TemplateValues } from './template-values.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

const daysOfMonth = Array.from({ length: 31 }, (_, index) => String(index + 1));

/** On which days requisitions are made, and at which hour. */
export function ScheduleFields({ form }: { form: UseFormReturnType<TemplateValues> }) {
  const { repeats, unit } = form.values;
  return (
    <>
      <Switch
        label={say('Make requisitions by schedule', 'Создавать заявки по расписанию')}
        {...form.getInputProps('repeats', { type: 'checkbox' })}
      />
      {repeats && (
        <Fields>
          <TextInput
            label={say('Every', 'Раз в')}
            inputMode="numeric"
            pattern="[0-9]*"
            required
            {...form.getInputProps('every')}
          />
          <Select
            label={say('Weeks or months', 'Недели или месяцы')}
            allowDeselect={false}
            data={[
              { value: 'week', label: say('weeks', 'недели') },
              { value: 'month', label: say('months', 'месяцы') },
            ]}
            {...form.getInputProps('unit')}
            onChange={(next) => form.setValues({ unit: next as TemplateValues['unit'], day: '1' })}
          />
          <Select
            label={unit === 'week' ? say('Day of the week', 'День недели') : say('Day of the month', 'Число месяца')}
            allowDeselect={false}
            data={
              unit === 'week'
                ? weekdays.map((name, index) => ({ value: String(index + 1), label: say(name) }))
                : daysOfMonth
            }
            {...form.getInputProps('day')}
          />
          <Select label={say('At', 'Время')} allowDeselect={false} data={hours} {...form.getInputProps('hour')} />
        </Fields>
      )}
      {repeats && (
        <Switch
          label={say('Send for approval at once', 'Сразу отправлять на согласование')}
          description={say('Needs the days until it is due.', 'Нужен срок поставки в днях.')}
          {...form.getInputProps('submits', { type: 'checkbox' })}
        />
      )}
    </>
  );
}
