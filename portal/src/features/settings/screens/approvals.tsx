import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type Route, routesQuery, substitutesQuery } from '../approvals.ts';
import { Loaded } from '../components/loaded.tsx';
import { RouteForm } from '../components/route-form.tsx';
import { RouteList } from '../components/route-list.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { SubstituteForm } from '../components/substitute-form.tsx';
import { SubstituteList } from '../components/substitute-list.tsx';
import classes from './sections.module.css';

type Opened = { kind: 'route'; route?: Route } | { kind: 'substitute' };

/** Who approves what, and who decides for those who are away. */
export function Approvals() {
  const may = useMay();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const mayChange = may('company_settings.update');
  return (
    <SettingsPage title={say('Approvals', 'Согласования')}>
      <div className={classes.page}>
        <Section
          title={say('Routes', 'Маршруты')}
          about={say(
            'The first route whose conditions are met says who approves. Without one, anybody whose role allows it approves in one step.',
            'Согласующих определяет первый маршрут, условия которого выполнены. Если такого нет, согласует один любой сотрудник, чья роль это позволяет.',
          )}
          actions={mayChange && <Add label={say('Route', 'Маршрут')} onClick={() => setOpened({ kind: 'route' })} />}
        >
          <Loaded query={useQuery(routesQuery)}>
            {(routes) => (
              <RouteList
                routes={routes.toSorted((one, other) => one.recordType.localeCompare(other.recordType))}
                mayChange={mayChange}
                onOpen={(route) => setOpened({ kind: 'route', route })}
              />
            )}
          </Loaded>
        </Section>
        <Section
          title={say('Substitutes', 'Замещения')}
          about={say(
            'A substitute decides in the place of who is away; the decision says so.',
            'Замещающий решает вместо отсутствующего; в решении это указано.',
          )}
          actions={<Add label={say('Substitute', 'Замещение')} onClick={() => setOpened({ kind: 'substitute' })} />}
        >
          <Loaded query={useQuery(substitutesQuery)}>
            {(substitutes) => <SubstituteList substitutes={substitutes} />}
          </Loaded>
        </Section>
      </div>
      <Modal
        opened={opened !== undefined}
        onClose={close}
        size={opened?.kind === 'route' ? 760 : 520}
        title={titleOf(opened)}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        {opened?.kind === 'route' && <RouteForm key={opened.route?.id} route={opened.route} onClose={close} />}
        {opened?.kind === 'substitute' && <SubstituteForm onClose={close} />}
      </Modal>
    </SettingsPage>
  );
}

const Add = ({ label, onClick }: { label: string; onClick(): void }) => (
  <Button size="compact-md" leftSection={<Plus size={16} />} onClick={onClick}>
    {label}
  </Button>
);

function titleOf(opened: Opened | undefined): string {
  if (opened?.kind === 'substitute') return say('New substitute', 'Новое замещение');
  return opened?.route?.name ?? say('New route', 'Новый маршрут');
}
