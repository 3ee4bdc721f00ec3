import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { supplierReturn as noun } from '../../../../../nouns/supplier-return.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { Return } from '../queries.ts';
import { type Credit, useReturnActs } from '../use-return-acts.ts';

type CreditValues = Omit<Credit, 'amount'> & { amount: string | null };

/** The credit note of the supplier. */
export function CreditDialog({ back, onClose }: { back: Return; onClose(): void }) {
  const { credit } = useReturnActs(back);
  const form = useKeptForm<CreditValues>({
    draft: 'supplier-credit',
    record: back.id,
    initialValues: { number: '', date: today(), amount: back.amount },
  });
  const problem = useFormProblem(form, Object.keys(form.values));
  const done = () => {
    form.draft.drop();
    onClose();
  };
  const { number, date, amount } = form.values;
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Credit for the return', 'Возмещение по возврату')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={form.onSubmit((values) =>
          credit.mutate({ ...values, amount: values.amount ?? '' }, { onSuccess: done, onError: problem.show }),
        )}
      >
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <TextInput
            label={labelOf(noun, 'creditNumber')}
            required
            data-autofocus
            maxLength={ofField(noun, 'creditNumber').maxLength}
            {...form.getInputProps('number')}
          />
          <TextInput type="date" label={labelOf(noun, 'creditDate')} required {...form.getInputProps('date')} />
          <DecimalInput
            label={`${labelOf(noun, 'creditAmount')}, ${back.currency}`}
            required
            {...bind(form, 'amount')}
          />
          <DialogButtons>
            <Button type="submit" loading={credit.isPending} disabled={number.trim() === '' || !date || !amount}>
              {say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
