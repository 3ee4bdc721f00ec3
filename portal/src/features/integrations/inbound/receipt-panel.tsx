import { Alert, Button, Drawer, Group, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useOften } from '../../../shared/live/use-often.ts';
import { useMay } from '../../../shared/session/me.ts';
import { receiptQuery, useMappings } from './queries.ts';
import { receiptStatuses, results } from './words.ts';

interface ReceiptPanelProps {
  id: string;
  open: string | undefined;
  onClose(): void;
}

/** One webhook: its body as it came, what each mapping made of it, and applying it again. */
export function ReceiptPanel({ id, open, onClose }: ReceiptPanelProps) {
  const { data, error } = useQuery({ ...receiptQuery(id, open ?? ''), enabled: open !== undefined });
  useOften(['integrations', 'receipt', id], 2, open !== undefined && data?.finishedAt === null);
  return (
    <Drawer
      opened={open !== undefined}
      onClose={onClose}
      position="right"
      size={620}
      title={data?.event ?? '…'}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {error && <ProblemText error={error} />}
      {data && <ReceiptContent id={id} receipt={data} />}
    </Drawer>
  );
}

type FullReceipt = Awaited<ReturnType<NonNullable<ReturnType<typeof receiptQuery>['queryFn'] & object>>>;

function ReceiptContent({ id, receipt }: { id: string; receipt: FullReceipt }) {
  const { status, sentAt, receivedAt, attempts, nextAttemptAt, missing, lastError, applications, body } = receipt;
  const names = new Map(useMappings(id).rows.map((mapping) => [mapping.id, mapping.name]));
  return (
    <Stack>
      {lastError && (
        <Alert color="red" variant="light">
          {lastError.message}
          {lastError.fields.map(({ at, message }) => (
            <p key={at}>
              <code>{at}</code> {message}
            </p>
          ))}
        </Alert>
      )}
      <Facts
        of={[
          [
            say('Outcome', 'Результат'),
            <Status key="status" tone={receiptStatuses[status].tone}>
              {say(receiptStatuses[status].name)}
            </Status>,
          ],
          [say('Signed', 'Подписано'), showInstant(sentAt)],
          [say('Received', 'Получено'), showInstant(receivedAt)],
          [say('Attempts', 'Попыток'), showCount(attempts)],
          [say('Next attempt', 'Следующая попытка'), nextAttemptAt ? showInstant(nextAttemptAt) : undefined],
          [say('Missing fields', 'Не хватает полей'), missing.length > 0 ? missing.join(', ') : undefined],
        ]}
      />
      <Reprocess id={id} receiptId={receipt.id} />
      <JsonView value={body} label={say('Body', 'Тело')} />
      {applications.map(({ mappingId, result, entityType, entityId, extracted, at }) => (
        <div key={mappingId}>
          <Facts
            of={[
              [say('Mapping', 'Сопоставление'), names.get(mappingId) ?? mappingId],
              [say('Result', 'Итог'), results[result] ? say(results[result]) : result],
              [say('Record', 'Запись'), entityId ? `${entityType ?? ''} ${entityId}` : undefined],
              [say('When', 'Когда'), showInstant(at)],
            ]}
          />
          <JsonView value={extracted} label={say('Extracted from the body', 'Извлечено из тела')} />
        </div>
      ))}
    </Stack>
  );
}

function Reprocess({ id, receiptId }: { id: string; receiptId: string }) {
  const client = useQueryClient();
  const may = useMay();
  const again = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/integrations/installations/{id}/receipts/{receiptId}/reprocess', {
          params: { path: { id, receiptId } },
          body: {},
        }),
      ),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['integrations'] });
      tellDone(say('It is being applied again', 'Применяется ещё раз'));
    },
  });
  if (!may('integrations.configure')) return null;
  return (
    <Group>
      <Button loading={again.isPending} onClick={() => again.mutate()}>
        {say('Apply again', 'Применить ещё раз')}
      </Button>
    </Group>
  );
}
