import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { budgetTransfer as noun } from '../../../../../nouns/budget-transfer.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { type Budget, findTargets } from '../queries.ts';
import { useTransferForm } from '../use-transfer-form.ts';

/** Moves money of a budget to another one of the same currency. */
export function TransferDialog({ budget, onClose }: { budget: Budget; onClose(): void }) {
  const { form, above, save } = useTransferForm(budget, onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={say(`From budget ${budget.code}`, `Из бюджета ${budget.code}`)}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          <FormProblem error={above} draft={form.draft} />
          <Text size="sm">
            {say('May be moved', 'Можно переместить')}: {showMoney(budget.availableAmount, budget.currency)}
          </Text>
          <RecordSelect
            kind={`budgets beside ${budget.id}`}
            {...ofField(noun, 'toBudgetId')}
            find={(search, signal) => findTargets(budget, search, signal)}
            {...bind(form, 'to')}
          />
          <DecimalInput {...ofField(noun, 'amount')} {...bind(form, 'amount')} />
          <Textarea {...ofField(noun, 'reason')} autosize minRows={2} {...form.getInputProps('reason')} />
          <DialogButtons onCancel={onClose} cancel={say('Do not', 'Не сейчас')}>
            <Button type="submit" loading={save.isPending}>
              {say('Move', 'Переместить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
