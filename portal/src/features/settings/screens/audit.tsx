import { useNavigate, useSearch } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { type AuditEvent, actorOf, outcomes, useAudit } from '../audit.ts';
import { entityName, verbOf } from '../audit-words.ts';
import { AuditExport } from '../components/audit-export.tsx';
import { AuditFilters } from '../components/audit-filters.tsx';
import { AuditPanel } from '../components/audit-panel.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import type { AuditSearch } from '../searches.ts';

/** Who did what, and when: the newest first. */
export function Audit() {
  const search = useSearch({ from: '/$portal/settings/audit' });
  const navigate = useNavigate({ from: '/$portal/settings/audit' });
  const list = useAudit(search);
  const change = (next: AuditSearch) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  return (
    <SettingsPage title={say('Audit log', 'Журнал действий')} actions={<AuditExport search={search} />}>
      <AuditFilters search={search} onChange={change} />
      <DataTable
        label={say('Audit log', 'Журнал действий')}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ event, displayName }) => `${event} ${displayName ?? ''}`}
        onOpen={({ id }) => change({ open: id })}
        empty={
          <Empty title={say('Nothing like that has happened', 'Таких событий не было')}>
            {say('Change the filters.', 'Измените условия отбора.')}
          </Empty>
        }
      />
      <AuditPanel
        open={search.open}
        onClose={() => change({ open: undefined })}
        onRecord={(entityType, entityId) => change({ entityType, entityId, open: undefined })}
      />
    </SettingsPage>
  );
}

const columns = (): readonly Column<AuditEvent>[] => [
  {
    id: 'occurredAt',
    header: say('When', 'Когда'),
    width: 132,
    cell: ({ occurredAt }) => showInstant(occurredAt),
  },
  { id: 'actor', header: say('Who', 'Кто'), width: 260, cell: actorOf, wide: true },
  {
    id: 'what',
    header: say('What', 'Что'),
    cell: ({ entityType, displayName, event }) => (
      <>
        {entityName(entityType)} <b>{displayName}</b>
        <span className="dimmed"> · {verbOf(event)}</span>
      </>
    ),
  },
  {
    id: 'outcome',
    header: say('Outcome', 'Итог'),
    width: 130,
    cell: ({ outcome }) => <Status tone={outcomes[outcome].tone}>{say(outcomes[outcome].label)}</Status>,
    wide: true,
  },
];
