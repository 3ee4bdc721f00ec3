import { Button, Group, Modal, MultiSelect, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { AskedReport } from '../../../../../nouns/asked-report.ts';
import { reportLetter as noun, type ReportLetter } from '../../../../../nouns/report-letter.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMe } from '../../../shared/session/me.ts';
import { type LetterInput, useSaveLetter } from './letters.ts';
import { hourShown, weekdays } from './schedule-words.ts';

interface LetterDialogProps {
  title: string;
  asked: AskedReport;
  /** The letter that is changed; a new one without it. */
  letter?: ReportLetter;
  onClose(): void;
}

/** When a report is to come, to whom, and with what. */
export function LetterDialog({ title, asked, letter, onClose }: LetterDialogProps) {
  const { user } = useMe();
  const { active } = usePeople();
  const save = useSaveLetter(letter);
  const form = useKeptForm({
    draft: 'report-letter',
    record: letter?.id ?? asked.report,
    initialValues: valuesOf(letter ?? { name: title, recipientIds: [user.id], ...usual }),
  });
  const problem = useFormProblem(form, ['name', 'recipientIds', 'day']);
  const send = ({ unit, day, hour, ...values }: typeof form.values) => {
    const schedule = { unit: unit as 'week', day: Number(day), hour: Number(hour) };
    const body = { ...values, form: values.form as LetterInput['form'], asked, schedule };
    save.mutate(body, {
      onError: problem.show,
      onSuccess: () => {
        form.draft.drop();
        tellDone(
          letter
            ? say('Letter saved', 'Письмо сохранено')
            : say('It will come by letter', 'Отчёт будет приходить по почте'),
        );
        onClose();
      },
    });
  };
  const isWeekly = form.values.unit === 'week';
  const days = isWeekly ? weekdays() : Array.from({ length: 31 }, (_, at) => String(at + 1));
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Report by letter', 'Отчёт по почте')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit(send)}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <TextInput {...ofField(noun, 'name')} {...form.getInputProps('name')} />
          <Group grow align="end">
            <NativeSelect
              label={say('How often', 'Периодичность')}
              data={[
                { value: 'week', label: say('Weekly', 'Раз в неделю') },
                { value: 'month', label: say('Monthly', 'Раз в месяц') },
              ]}
              {...form.getInputProps('unit')}
              onChange={({ currentTarget }) => form.setValues({ unit: currentTarget.value, day: '1' })}
            />
            <NativeSelect
              label={isWeekly ? say('Day', 'День') : say('Day of the month', 'Число')}
              data={days.map((label, at) => ({ value: String(at + 1), label }))}
              {...form.getInputProps('day')}
            />
            <NativeSelect
              label={say('Hour', 'Час')}
              data={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourShown(hour) }))}
              {...form.getInputProps('hour')}
            />
          </Group>
          <MultiSelect
            label={labelOf(noun, 'recipientIds')}
            description={say('People who may read reports', 'Сотрудники с доступом к отчётам')}
            searchable
            data={active.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            {...form.getInputProps('recipientIds')}
          />
          <NativeSelect label={labelOf(noun, 'form')} data={choicesOf(noun, 'form')} {...form.getInputProps('form')} />
          <DialogButtons>
            <Button type="submit" loading={save.isPending}>
              {letter ? say('Save', 'Сохранить') : say('Subscribe', 'Подписаться')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

const usual = { form: 'figures', schedule: { unit: 'week', day: 1, hour: 9 } } as const;

/** A letter as the fields of the form hold it. */
const valuesOf = ({ name, form, recipientIds, schedule }: Omit<LetterInput, 'asked'>) => ({
  ...{ name, form: form as string, recipientIds },
  ...{ unit: schedule.unit as string, day: String(schedule.day), hour: String(schedule.hour) },
});
