import { Button, Group } from '@mantine/core';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { MessengerOverview } from '../../../shared/messengers/queries.ts';
import { type Synced, useSyncs } from './use-setup.ts';

/** Which records the provider was told of, and a run of each kind. */
export function Syncs({ overview, mayManage }: { overview: MessengerOverview; mayManage: boolean }) {
  const { records } = useSyncs();
  const names: Record<Synced, string> = {
    users: say('Users', 'Сотрудники'),
    contacts: say('Counterparties', 'Контрагенты'),
    deals: say('Requisitions', 'Заявки'),
  };
  const line = (kind: Synced) => (
    <Group key={kind} gap="sm">
      {toldOf(overview[kind])}
      {mayManage && (
        <Button
          size="compact-xs"
          variant="default"
          disabled={records.isPending}
          loading={records.isPending && records.variables === kind}
          aria-label={`${say('Send', 'Передать')}: ${names[kind]}`}
          onClick={() => records.mutate(kind)}
        >
          {say('Send', 'Передать')}
        </Button>
      )}
    </Group>
  );
  return (
    <Section title={say('Sent to the messenger', 'Передано в мессенджер')}>
      <Facts of={(Object.keys(names) as Synced[]).map((kind) => [names[kind], line(kind)] as const)} />
    </Section>
  );
}

function toldOf({ pushed, refused, lastPushedAt }: MessengerOverview['users']): string {
  if (lastPushedAt === null && refused === 0) return say('not yet', 'ещё нет');
  return [
    showCount(pushed),
    refused > 0 && say(`refused: ${showCount(refused)}`, `не приняты: ${showCount(refused)}`),
    lastPushedAt && showInstant(lastPushedAt),
  ]
    .filter(Boolean)
    .join(' · ');
}
