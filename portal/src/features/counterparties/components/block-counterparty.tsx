import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { Counterparty } from '../queries.ts';

interface BlockCounterpartyProps {
  opened: boolean;
  party: Counterparty;
  onClose(): void;
}

/** Nothing new is begun with a blocked counterparty; the reason is told to everybody who meets the block. */
export function BlockCounterparty(props: BlockCounterpartyProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={`${say('Block', 'Заблокировать')}: ${props.party.shortName}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ party, onClose }: BlockCounterpartyProps) {
  const client = useQueryClient();
  const form = useKeptForm({ draft: 'counterparty-block', record: party.id, initialValues: { reason: '', until: '' } });
  const problem = useFormProblem(form, ['reason', 'until']);
  const block = useMutation({
    mutationFn: ({ reason, until }: typeof form.values) =>
      ask(
        api.POST('/api/v1/counterparties/{counterpartyId}/status', {
          params: { path: { counterpartyId: party.id } },
          body: {
            status: 'blocked',
            from: 'active',
            reason,
            ...(until && { until: new Date(`${until}T23:59:59`).toISOString() }),
          },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['counterparties'] });
      tellDone(`${say('Blocked', 'Заблокирован')}: ${party.shortName}`);
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => block.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <Text size="sm" c="dimmed">
          {say(
            'A blocked counterparty is not asked for prices and not bought from.',
            'У заблокированного контрагента не запрашивают цены и ничего не закупают.',
          )}
        </Text>
        <TextInput label={say('Reason', 'Причина')} required data-autofocus {...form.getInputProps('reason')} />
        <TextInput
          type="date"
          label={say('Until', 'До какого дня')}
          description={say(
            'Without a day the block stays until it is taken off.',
            'Без срока блокировка действует, пока её не снимут.',
          )}
          {...form.getInputProps('until')}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" color="red" loading={block.isPending}>
            {say('Block', 'Заблокировать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
