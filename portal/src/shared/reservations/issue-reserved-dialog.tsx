import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { bind } from '../../kit/form/bind.ts';
import { DecimalInput } from '../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { showUnit } from '../../kit/units.ts';
import { useKeptForm } from '../drafts/use-kept-form.ts';
import { leftOf } from './left-of.ts';
import type { Reservation } from './reservations-query.ts';
import { type Issue, useReservationActs } from './use-reservation-acts.ts';

type IssueValues = Omit<Issue, 'quantity'> & { quantity: string | null };

/** How much of a reservation is given out, and to whom. */
export function IssueReservedDialog({ reservation, onClose }: { reservation: Reservation; onClose(): void }) {
  const { issue } = useReservationActs(reservation);
  const left = leftOf(reservation);
  const form = useKeptForm<IssueValues>({
    draft: 'issue-reserved',
    record: reservation.id,
    initialValues: { quantity: left, issuedTo: '' },
  });
  const problem = useFormProblem(form, Object.keys(form.values));
  const done = () => {
    form.draft.drop();
    onClose();
  };
  const unit = showUnit(reservation.uom);
  const { quantity, issuedTo } = form.values;
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Issue from the reservation', 'Выдать по резерву')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={form.onSubmit((values) =>
          issue.mutate({ ...values, quantity: values.quantity ?? '' }, { onSuccess: done, onError: problem.show }),
        )}
      >
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Text size="sm">{reservation.name}</Text>
          <DecimalInput
            label={`${say('Quantity', 'Количество')}, ${unit}`}
            description={`${say('At most', 'Не больше')}: ${showQuantity(left, unit)}`}
            required
            {...bind(form, 'quantity')}
          />
          <TextInput
            label={say('To whom', 'Кому')}
            placeholder={say('Department, site or person', 'Подразделение, объект или сотрудник')}
            required
            maxLength={200}
            {...form.getInputProps('issuedTo')}
          />
          <DialogButtons>
            <Button type="submit" loading={issue.isPending} disabled={!quantity || issuedTo.trim() === ''}>
              {say('Issue', 'Выдать')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
