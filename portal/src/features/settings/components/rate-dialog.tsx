import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { portalNow } from '../../../kit/portal-clock.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { currencies } from '../regional-choices.ts';
import { DecimalField } from './decimal-field.tsx';

interface RateDialogProps {
  base: string;
  opened: boolean;
  onClose(): void;
}

/** The rate of a currency on a day, set by hand. */
export function RateDialog({ base, opened, onClose }: RateDialogProps) {
  const client = useQueryClient();
  const form = useKeptForm({
    draft: 'exchange-rate',
    initialValues: { currency: 'USD', date: today(), nominal: '1', rate: '' },
  });
  const problem = useFormProblem(form, ['currency', 'date', 'nominal', 'rate'], (field) =>
    field.replace(/^rates\.0\./, ''),
  );
  const save = useMutation({
    mutationFn: ({ nominal, ...rate }: typeof form.values) =>
      ask(api.PUT('/api/v1/settings/exchange-rates', { body: { rates: [{ ...rate, nominal: Number(nominal) }] } })),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess() {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['settings', 'exchange-rates'] });
      tellDone(say('The rate is set', 'Курс сохранён'));
      form.setFieldValue('rate', '');
      onClose();
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title={say('Exchange rate', 'Курс валюты')}>
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Group grow align="flex-start">
            <Select
              label={say('Currency', 'Валюта')}
              searchable
              allowDeselect={false}
              data={currencies().filter(({ value }) => value !== base)}
              {...form.getInputProps('currency')}
            />
            <TextInput label={say('Day', 'День')} type="date" required {...form.getInputProps('date')} />
          </Group>
          <Group grow align="flex-start">
            <Select
              label={say('For', 'За')}
              allowDeselect={false}
              data={['1', '10', '100', '1000', '10000']}
              {...form.getInputProps('nominal')}
            />
            <DecimalField
              label={`${say('Rate', 'Курс')}, ${base}`}
              required
              data-autofocus
              {...form.getInputProps('rate')}
            />
          </Group>
          <DialogButtons>
            <Button type="submit" loading={save.isPending}>
              {say('Set the rate', 'Сохранить курс')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

/** The day of this computer's clock. */
const today = () =>
  new Date(portalNow().getTime() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
