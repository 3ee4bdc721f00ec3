import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showMoney } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type Preview, previewQuery } from '../transfer-queries.ts';

interface ApplyTransferProps {
  document: Preview;
  target: string;
  onDone(invoiceId: string): void;
}

/** Makes the invoice that is shown, or attaches the document to the one that was chosen. */
export function ApplyTransfer({ document, target, onDone }: ApplyTransferProps) {
  const client = useQueryClient();
  const { id, preview, readiness, number, totals, supplier, invoicesAlike } = document;
  const apply = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/e-documents/transfer-documents/{id}/apply', {
          params: { path: { id } },
          body: {
            preview,
            invoiceId: target === 'new' ? null : target,
            ...(readiness === 'needs_review' && { reviewed: true }),
          },
        }),
      ),
    async onSuccess(after) {
      client.setQueryData(previewQuery(id).queryKey, after);
      await client.invalidateQueries({ queryKey: ['invoices'] });
      tellDone(say(`UPD ${number} is applied`, `УПД ${number} проведён`));
      if (after.invoiceId) onDone(after.invoiceId);
    },
    onError: () => void client.invalidateQueries({ queryKey: ['invoices', 'transfers', id] }),
  });
  const known = invoicesAlike.find(({ invoiceId }) => invoiceId === target);
  const name = known
    ? say('Attach to the invoice', 'Прикрепить к счёту')
    : say('Create an incoming invoice', 'Создать входящий счёт');
  const gross = showMoney(totals.gross, document.currency ?? undefined);
  const confirm = () =>
    openConfirm({
      title: name,
      children: (
        <Text size="sm">
          {known
            ? say(
                `UPD ${number} for ${gross} is attached to the invoice ${known.externalNumber ?? known.number}. Its sums stay.`,
                `УПД ${number} на ${gross} прикрепится к счёту ${known.externalNumber ?? known.number}. Суммы счёта не изменятся.`,
              )
            : say(
                `UPD ${number} of ${supplier?.name} for ${gross} becomes an incoming invoice.`,
                `УПД ${number} от ${supplier?.name} на ${gross} станет входящим счётом.`,
              )}
          {readiness === 'needs_review' &&
            ` ${say('There are warnings: have you checked them?', 'Есть замечания: вы их просмотрели?')}`}
        </Text>
      ),
      labels: { confirm: name, cancel: say('Not now', 'Не сейчас') },
      onConfirm: () => apply.mutate(),
    });
  return (
    <Button disabled={readiness === 'blocked'} loading={apply.isPending} onClick={confirm}>
      {name}
    </Button>
  );
}
