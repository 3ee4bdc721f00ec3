import { Button, Modal, Select, Stack, Switch, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { supplierReturn as noun } from '../../../../../../nouns/supplier-return.ts';
import { DecimalInput } from '../../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { choicesOf, labelOf, ofField } from '../../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../../kit/form/use-form-problem.ts';
import { showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { showUnit } from '../../../../kit/units.ts';
import { api, ask } from '../../../../shared/api/client.ts';
import { useKeptForm } from '../../../../shared/drafts/use-kept-form.ts';
import type { RequisitionCard } from '../../queries.ts';
import type { Receipt } from './delivery.ts';
import { leftToReturn, type ReturnValues, returnBodyOf } from './return-values.ts';

interface ReturnDialogProps {
  receipt: Receipt;
  card: RequisitionCard;
  onClose(): void;
}

/** Which goods of a receipt go back to their supplier, and why. */
export function ReturnDialog({ receipt, card, onClose }: ReturnDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { portal } = useParams({ from: '/$portal' });
  const form = useKeptForm<ReturnValues>({
    draft: 'supplier-return',
    record: receipt.id,
    initialValues: { quantities: {}, reason: null, comment: '', expectsReplacement: false },
  });
  const problem = useFormProblem(form, ['reason', 'comment']);
  const send = useMutation({
    mutationFn: (values: ReturnValues) =>
      ask(api.POST('/api/v1/supplier-returns', { body: returnBodyOf(receipt, values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, number }) => {
      form.draft.drop();
      for (const key of ['requisitions', 'supplier-returns', 'catalog'])
        await client.invalidateQueries({ queryKey: [key] });
      await navigate({ to: '/$portal/supplier-returns/$id', params: { portal, id } });
      tellDone(`${say('Returned', 'Возвращено')}: ${number}`);
    },
  });
  const { quantities, reason } = form.values;
  const wanted = new Map(card.items.map((item) => [item.id, item]));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${say('Return from receipt', 'Возврат из приёмки')} ${receipt.number}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => send.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          {leftToReturn(receipt).map(({ id, procurementItemId, left }) => {
            const item = wanted.get(procurementItemId);
            return (
              <DecimalInput
                key={id}
                label={item?.name ?? '—'}
                description={`${say('At most', 'Не больше')}: ${showQuantity(left, item && showUnit(item.uom))}`}
                value={quantities[id] ?? null}
                onChange={(quantity) => form.setFieldValue('quantities', { ...quantities, [id]: quantity })}
              />
            );
          })}
          <Select
            label={labelOf(noun, 'reason')}
            required
            allowDeselect={false}
            data={choicesOf(noun, 'reason')}
            {...form.getInputProps('reason')}
          />
          <Textarea
            label={labelOf(noun, 'comment')}
            autosize
            required={reason === 'other'}
            maxLength={ofField(noun, 'comment').maxLength}
            {...form.getInputProps('comment')}
          />
          <Switch
            label={labelOf(noun, 'expectsReplacement')}
            description={say(
              'The requisition waits for the goods again. The supplier is not written to.',
              'Заявка снова ждёт товар. Поставщику ничего не отправляется.',
            )}
            {...form.getInputProps('expectsReplacement', { type: 'checkbox' })}
          />
          <DialogButtons>
            <Button
              type="submit"
              loading={send.isPending}
              disabled={!reason || !Object.values(quantities).some((quantity) => quantity)}
            >
              {say('Return', 'Вернуть')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
