import { Button, Group, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say, type Words, words } from '../../../kit/say.ts';
import { Status, type Tone } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useOften } from '../../../shared/live/use-often.ts';
import { useMay } from '../../../shared/session/me.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { type Entry, useOutbox } from './use-outbox.ts';

const statuses: Record<Entry['status'], { name: Words; tone: Tone }> = {
  pending: { name: words('Waiting', 'Ожидает'), tone: 'accent' },
  running: { name: words('Being sent', 'Отправляется'), tone: 'accent' },
  in_doubt: { name: words('In doubt', 'Под сомнением'), tone: 'warning' },
  done: { name: words('Written', 'Записано'), tone: 'good' },
  failed: { name: words('Not written', 'Не записано'), tone: 'bad' },
};

/** Writes at the provider that must not happen twice; those in doubt wait for a person. */
export function OutboxTab({ id }: { id: string }) {
  const [waiting, setWaiting] = useState(false);
  const list = useOutbox(id, waiting);
  const [settled, setSettled] = useState<Entry>();
  useOften(['integrations', 'outbox', id], 5);
  return (
    <>
      <Group mb="sm">
        <Switch
          label={say('Only those awaiting a decision', 'Только ждущие решения')}
          checked={waiting}
          onChange={({ currentTarget }) => setWaiting(currentTarget.checked)}
        />
      </Group>
      <DataTable
        label={say('Writes to the provider', 'Записи у провайдера')}
        list={list}
        columns={columns(id, setSettled)}
        idOf={(entry) => entry.id}
        nameOf={({ operation }) => operation}
        empty={
          <Empty title={say('No writes yet', 'Записей не было')}>
            {say(
              'Everything the portal writes to the other system is listed here until it is confirmed.',
              'Здесь видно всё, что портал записывает в другую систему, пока запись не подтвердится.',
            )}
          </Empty>
        }
      />
      {settled && <SettleDialog id={id} entry={settled} onClose={() => setSettled(undefined)} />}
    </>
  );
}

const columns = (id: string, onSettle: (entry: Entry) => void): readonly Column<Entry>[] => [
  {
    id: 'createdAt',
    header: say('Created', 'Создана'),
    width: 150,
    wide: true,
    cell: ({ createdAt }) => showInstant(createdAt),
  },
  {
    id: 'operation',
    header: say('What', 'Что'),
    cell: ({ operation }) => <code>{operation}</code>,
    below: ({ createdAt }) => showInstant(createdAt),
  },
  {
    id: 'externalId',
    header: say('Number at the provider', 'Номер у провайдера'),
    wide: true,
    cell: ({ externalId, lastError }) =>
      externalId ?? (lastError ? <span className="bad">{lastError.message}</span> : '—'),
  },
  {
    id: 'attempts',
    header: say('Attempts', 'Попыток'),
    width: 110,
    align: 'right',
    wide: true,
    cell: ({ attempts }) => showCount(attempts),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 170,
    cell: ({ status }) => <Status tone={statuses[status].tone}>{say(statuses[status].name)}</Status>,
  },
  { id: 'act', header: '', width: 240, cell: (entry) => <Actions id={id} entry={entry} onSettle={onSettle} /> },
];

interface ActionsProps {
  id: string;
  entry: Entry;
  onSettle(entry: Entry): void;
}

function Actions({ id, entry, onSettle }: ActionsProps) {
  const client = useQueryClient();
  const may = useMay();
  const retry = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/integrations/installations/{id}/outbox/{entryId}/retry', {
          params: { path: { id, entryId: entry.id } },
          body: {},
        }),
      ),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['integrations', 'outbox', id] });
      tellDone(say('It is being sent again', 'Отправляется ещё раз'));
    },
  });
  if (!may('integrations.sync') || !(entry.status === 'failed' || entry.awaitsDecision)) return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-sm" variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
        {say('Send again', 'Повторить')}
      </Button>
      {entry.awaitsDecision && (
        <Button size="compact-sm" variant="default" onClick={() => onSettle(entry)}>
          {say('Decide', 'Решить')}
        </Button>
      )}
    </Group>
  );
}
