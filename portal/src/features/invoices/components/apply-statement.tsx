import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { counted, say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { Statement } from '../statement-queries.ts';

interface ApplyStatementProps {
  statement: Statement;
  chosen: ReadonlySet<string>;
  onDone(): void;
}

/** Makes the payments: of the chosen documents, or of all whose match is exact. */
export function ApplyStatement({ statement, chosen, onDone }: ApplyStatementProps) {
  const client = useQueryClient();
  const { id, status, counts } = statement;
  const apply = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/bank/statements/{id}/apply', {
          params: { path: { id } },
          body: {
            ...(chosen.size > 0 && { documentIds: [...chosen] }),
            ...(status === 'needs_review' && { reviewed: true }),
          },
        }),
      ),
    async onSuccess({ applied, failed }) {
      await client.invalidateQueries({ queryKey: ['invoices'] });
      await client.invalidateQueries({ queryKey: ['sales-invoices'] });
      onDone();
      tellDone(
        counted(
          applied,
          ['document applied', 'documents applied'],
          ['документ проведён', 'документа проведено', 'документов проведено'],
        ),
      );
      if (failed.length === 0) return;
      modals.open({
        title: say('Not applied', 'Не проведены'),
        children: failed.map(({ documentId, detail }) => (
          <Text size="sm" key={documentId}>
            {detail}
          </Text>
        )),
      });
    },
  });
  const count = chosen.size > 0 ? chosen.size : counts.exact;
  const name =
    chosen.size > 0 ? say('Apply the chosen', 'Провести выбранные') : say('Apply exact matches', 'Провести точные');
  const confirm = () =>
    openConfirm({
      title: name,
      children: (
        <Text size="sm">
          {counted(
            count,
            ['document becomes a payment', 'documents become payments'],
            ['документ станет оплатой', 'документа станут оплатами', 'документов станут оплатами'],
          )}
          {status === 'needs_review' &&
            ` ${say('The totals in the file do not add up: have you checked the warnings?', 'Суммы в файле не сходятся: вы просмотрели предупреждения?')}`}
        </Text>
      ),
      labels: { confirm: say('Apply', 'Провести'), cancel: say('Not now', 'Не сейчас') },
      onConfirm: () => apply.mutate(),
    });
  return (
    <Button disabled={count === 0} loading={apply.isPending} onClick={confirm}>
      {name}: {count}
    </Button>
  );
}
