import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { exampleOf, readObject } from './dry-run-model.ts';
import { DryRunResult } from './dry-run-result.tsx';
import { pathsOf } from './mapping-model.ts';
import { receiptQuery, useReceipts } from './queries.ts';

interface DryRunProps {
  id: string;
  event: string;
  onPaths(paths: readonly string[]): void;
}

/** The saved mappings of an event tried on an example, pasted or received: nothing is kept. */
export function DryRun({ id, event, onPaths }: DryRunProps) {
  const client = useQueryClient();
  const received = useReceipts(id, undefined).rows;
  const [text, setText, draft] = useKeptState('dry-run', id, '');
  const [unreadable, setUnreadable] = useState(false);
  const put = (next: string) => {
    setText(next);
    const payload = readObject(next);
    setUnreadable(next.trim() !== '' && payload === undefined);
    if (payload) onPaths(pathsOf(payload));
  };
  const take = async (receiptId: string) => put((await client.ensureQueryData(receiptQuery(id, receiptId))).body);
  const test = useMutation({
    mutationFn: (payload: Record<string, unknown>) =>
      ask(
        api.POST('/api/v1/integrations/installations/{id}/mappings/test', {
          params: { path: { id } },
          body: { event: exampleOf(event), payload },
        }),
      ),
    meta: { toldByPage: true },
  });
  return (
    <Section title={say('Dry run', 'Проверить без записи')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {say(
            'The saved mapping is really applied and rolled back: you see exactly what a webhook would do.',
            'Сохранённое применяется по-настоящему и отменяется: видно ровно то, что встретит вебхук.',
          )}
        </Text>
        {received.length > 0 && (
          <Select
            label={say('Event body', 'Тело принятого события')}
            placeholder={say('Choose', 'Выберите')}
            data={received.slice(0, 30).map((receipt) => ({
              value: receipt.id,
              label: `${receipt.event} · ${showInstant(receipt.receivedAt)}`,
            }))}
            onChange={(chosen) => chosen && void take(chosen)}
          />
        )}
        <Textarea
          label={say('Event body (JSON)', 'Тело события, JSON')}
          autosize
          minRows={5}
          maxRows={14}
          placeholder={'{"id": "000104", "name": "Цемент М500", "article": "ц-500"}'}
          styles={{ input: { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: 12 } }}
          value={text}
          onChange={({ currentTarget }) => put(currentTarget.value)}
          error={unreadable && say('This is not a JSON object', 'Это не объект JSON')}
        />
        <Group>
          <Button
            variant="default"
            disabled={unreadable || text.trim() === ''}
            loading={test.isPending}
            onClick={() => {
              const payload = readObject(text);
              if (payload) test.mutate(payload);
            }}
          >
            {say('Try', 'Проверить')}
          </Button>
        </Group>
        <FormProblem error={test.error} draft={draft} />
        <div aria-live="polite">{test.data && <DryRunResult matched={test.data.matched} />}</div>
      </Stack>
    </Section>
  );
}
