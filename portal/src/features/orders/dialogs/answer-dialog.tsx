import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { purchaseOrder as noun } from '../../../../../nouns/purchase-order.ts';
import { purchaseOrderLine as lineNoun } from '../../../../../nouns/purchase-order-line.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { OrderCard } from '../queries.ts';
import { useOrderActs } from '../use-order-acts.ts';

interface AnswerDialogProps {
  order: OrderCard;
  answer: 'confirm' | 'decline';
  onClose(): void;
}

/** What the supplier said by telephone or letter, entered in its name. */
export function AnswerDialog({ order, answer, onClose }: AnswerDialogProps) {
  const isConfirmed = answer === 'confirm';
  const form = useKeptForm({
    draft: 'order-answer',
    record: `${order.id}-${order.revision}-${answer}`,
    initialValues: {
      ...{ name: '', comment: '', reason: '' },
      lines: order.lines.map((line) => ({
        position: line.position,
        confirmedQuantity: line.confirmedQuantity ?? line.quantity,
        promisedDate: line.promisedDate ?? line.wantedDate ?? '',
      })),
    },
  });
  const problem = useFormProblem(form, ['name', 'comment', 'reason', 'lines']);
  const { record } = useOrderActs(order);
  const submit = ({ name, comment, reason, lines }: typeof form.values) =>
    record.mutate(
      {
        answer,
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(isConfirmed
          ? {
              ...(comment.trim() !== '' && { comment: comment.trim() }),
              lines: lines.map(({ promisedDate, ...line }) => ({ ...line, promisedDate: promisedDate || null })),
            }
          : { reason }),
      },
      {
        onSuccess() {
          form.draft.drop();
          onClose();
        },
        onError: problem.show,
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      size={isConfirmed ? 720 : 'md'}
      title={
        isConfirmed ? say('Record a confirmation', 'Внести подтверждение') : say('Record a refusal', 'Внести отказ')
      }
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Text size="sm" c="dimmed">
            {say(
              `What ${order.supplier.name} answered otherwise than by the link.`,
              `Если ${order.supplier.name} ответил не по ссылке, а по телефону или письмом.`,
            )}
          </Text>
          {isConfirmed ? (
            <PlainTable
              label={say('Lines', 'Позиции')}
              rows={order.lines.map((line, at) => ({ ...line, at }))}
              idOf={({ id }) => id}
              empty={null}
              columns={[
                { id: 'name', header: labelOf(lineNoun, 'name'), cell: ({ name }) => name },
                {
                  id: 'quantity',
                  header: say('Confirmed', 'Подтверждено'),
                  cell: ({ at, name, uom }) => (
                    <DecimalInput
                      aria-label={`${labelOf(lineNoun, 'confirmedQuantity')}: ${name}`}
                      rightSection={showUnit(uom)}
                      value={form.values.lines[at]?.confirmedQuantity}
                      error={form.errors[`lines.${at}.confirmedQuantity`]}
                      onChange={(next) => form.setFieldValue(`lines.${at}.confirmedQuantity`, next ?? '0')}
                    />
                  ),
                },
                {
                  id: 'date',
                  header: labelOf(lineNoun, 'promisedDate'),
                  cell: ({ at, name }) => (
                    <TextInput
                      type="date"
                      aria-label={`${labelOf(lineNoun, 'promisedDate')}: ${name}`}
                      {...form.getInputProps(`lines.${at}.promisedDate`)}
                    />
                  ),
                },
              ]}
            />
          ) : (
            <Textarea
              {...ofField(noun, 'declineReason')}
              required
              autosize
              minRows={2}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          )}
          <TextInput {...ofField(noun, 'answerName')} {...form.getInputProps('name')} />
          {isConfirmed && (
            <Textarea {...ofField(noun, 'answerComment')} autosize minRows={2} {...form.getInputProps('comment')} />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={record.isPending} {...(!isConfirmed && { color: 'red' })}>
              {isConfirmed ? say('It was confirmed', 'Подтверждено') : say('It was declined', 'Отказ')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
