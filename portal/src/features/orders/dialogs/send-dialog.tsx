import { Button, Loader, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sendingChannels } from '../../../../../nouns/proposal-sending.ts';
import { purchaseOrderSending as noun } from '../../../../../nouns/purchase-order-sending.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { LetterFields } from '../../../shared/letters/letter-fields.tsx';
import {
  addressesOf,
  type LetterValues,
  letterBodyOf,
  letterField,
  type Party,
} from '../../../shared/letters/letter-values.ts';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { OrderCard } from '../queries.ts';
import { useOrderActs } from '../use-order-acts.ts';

interface SendDialogProps {
  order: OrderCard;
  onClose(): void;
}

/** An order to its supplier: the form is there once it is known whom it may go to. */
export function SendDialog({ order, onClose }: SendDialogProps) {
  const isKnown = useMay()('counterparties.read');
  const { data: party, isPending } = useQuery({ ...counterpartyNameQuery(order.counterpartyId), enabled: isKnown });
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={say('Send to the supplier', 'Отправить поставщику')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {isPending && isKnown ? (
        <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />
      ) : (
        <SendForm order={order} party={party} onClose={onClose} />
      )}
    </Modal>
  );
}

interface SendValues extends LetterValues {
  channel: keyof typeof sendingChannels;
}

function SendForm({ order, party, onClose }: SendDialogProps & { party: Party | undefined }) {
  const initialValues: SendValues = { channel: 'email', to: addressesOf(party).slice(0, 1), subject: '', message: '' };
  const form = useKeptForm<SendValues>({ draft: 'order-send', record: order.id, initialValues });
  const problem = useFormProblem(form, ['to', 'subject', 'message'], letterField);
  const { send } = useOrderActs(order);
  const isLetter = form.values.channel === 'email';
  const submit = ({ channel, ...letter }: SendValues) =>
    send.mutate(channel === 'email' ? { channel, ...letterBodyOf(letter) } : { channel }, {
      onSuccess() {
        form.draft.drop();
        onClose();
      },
      onError: problem.show,
    });
  return (
    <form onSubmit={form.onSubmit(submit)}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <SegmentedControl
          aria-label={labelOf(noun, 'channel')}
          data={Object.entries(sendingChannels).map(([value, words]) => ({ value, label: say(words) }))}
          value={form.values.channel}
          onChange={(next) => form.setFieldValue('channel', next as SendValues['channel'])}
        />
        {isLetter ? (
          <LetterFields
            form={form}
            party={party}
            usual={{
              subject: say(`Order ${order.number}`, `Заказ ${order.number}`),
              message: say('Hello! Please confirm the order…', 'Здравствуйте! Просим подтвердить заказ…'),
            }}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {say(
              'Nothing leaves by itself: copy the link from the sendings and pass it on. Whoever opens it answers in the supplier’s name.',
              'Само ничего не уходит: скопируйте ссылку из отправок и передайте её. Кто её откроет, ответит от имени поставщика.',
            )}
          </Text>
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={send.isPending}>
            {isLetter ? say('Send the letter', 'Отправить письмо') : say('Make a link', 'Создать ссылку')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
