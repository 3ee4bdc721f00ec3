import { Button, Modal, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { InvoiceCard } from '../queries.ts';
import { Differences } from './differences.tsx';

/** What differs is right all the same: whoever may approve says why, and the invoice may be approved and paid. */
export function AcceptDialog({ invoice, onClose }: { invoice: InvoiceCard; onClose(): void }) {
  const client = useQueryClient();
  const [reason, setReason, draft] = useKeptState('invoice-accept', invoice.id, '');
  const given = reason.trim();
  const accept = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/invoices/{invoiceId}/accept-differences', {
          params: { path: { invoiceId: invoice.id } },
          body: { reason: given },
        }),
      ),
    async onSuccess() {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['invoices'] });
      tellDone(say('The differences are accepted', 'Расхождения приняты'));
      onClose();
    },
  });
  const name = say('Accept the differences', 'Принять расхождения');
  return (
    <Modal opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}>
      <Stack>
        <DraftNote draft={draft} />
        <Differences invoice={invoice} />
        <ReasonInput
          label={say('Why it is correct anyway', 'Почему счёт всё же верен')}
          required
          value={reason}
          onChange={setReason}
        />
        <DialogButtons onCancel={onClose} cancel={say('Do not', 'Не сейчас')}>
          <Button loading={accept.isPending} disabled={given === ''} onClick={() => accept.mutate()}>
            {name}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
