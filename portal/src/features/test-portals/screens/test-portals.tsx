import { Button, Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { MakeDialog } from '../components/make-dialog.tsx';
import { PortalCard } from '../components/portal-card.tsx';
import { testPortalsQuery } from '../queries.ts';

const mostPortals = 3;

/** Portals of test data beside this one: made, entered, begun anew and removed from here. */
export function TestPortals() {
  const { portal } = useParams({ from: '/$portal' });
  const { items } = useSuspenseQuery(testPortalsQuery).data;
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const [key, setKey] = useState<string>();
  const create = may('api_keys.create') && items.length < mostPortals && (
    <Button leftSection={<Plus size={16} />} onClick={() => setAsked(true)}>
      {say('Test portal', 'Тестовый портал')}
    </Button>
  );
  return (
    <Page
      title={say('Test portals', 'Тестовые порталы')}
      crumbs={[{ label: say('Settings', 'Настройки'), href: `/${portal}/settings` }]}
      actions={items.length > 0 && create}
    >
      {items.length === 0 ? (
        <Empty title={say('No test portals yet', 'Тестовых порталов пока нет')} action={create}>
          {say(
            'A portal of test data with a key of its own: nothing leaves it, and its clock is moved by hand.',
            'Портал с тестовыми данными и своим ключом: из него ничего не уходит, а часы можно перевести.',
          )}
        </Empty>
      ) : (
        <Stack>
          {items.map((one) => (
            <PortalCard key={one.id} {...one} />
          ))}
        </Stack>
      )}
      {isAsked && (
        <MakeDialog
          onClose={() => setAsked(false)}
          onMade={(made) => {
            setAsked(false);
            setKey(made);
          }}
        />
      )}
      {key !== undefined && (
        <ShownOnce
          title={say('The test portal is made', 'Тестовый портал создан')}
          secrets={[{ label: say('Its first API key', 'Его первый ключ API'), value: key }]}
          onClose={() => setKey(undefined)}
        />
      )}
    </Page>
  );
}
