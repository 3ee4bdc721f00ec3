import { Button, Stack } from '@mantine/core';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { MessengerOverview } from '../../../shared/messengers/queries.ts';
import { type Synced, useSyncs } from './use-setup.ts';

/** What the provider was told of, and a run of each. */
export function Syncs({ overview, mayManage }: { overview: MessengerOverview; mayManage: boolean }) {
  const { records } = useSyncs();
  const names: Record<Synced, string> = {
    users: say('Users', 'Сотрудники'),
    contacts: say('Counterparties', 'Контрагенты'),
    deals: say('Requisitions', 'Заявки'),
  };
  const kinds = Object.keys(names) as Synced[];
  return (
    <Section
      title={say('Told to the messenger', 'Передано в мессенджер')}
      actions={
        mayManage &&
        kinds.map((kind) => (
          <Button
            key={kind}
            size="compact-sm"
            variant="default"
            loading={records.isPending && records.variables === kind}
            aria-label={`${say('Tell', 'Передать')}: ${names[kind]}`}
            onClick={() => records.mutate(kind)}
          >
            {names[kind]}
          </Button>
        ))
      }
    >
      <Stack gap="xs">
        <Facts of={kinds.map((kind) => [names[kind], toldOf(overview[kind])] as const)} />
      </Stack>
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
