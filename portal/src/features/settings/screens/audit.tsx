import { useParams, useSearch } from '@tanstack/react-router';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { type AuditEvent, actorOf, outcomes, useAudit } from '../audit.ts';
import { AuditExport } from '../components/audit-export.tsx';
import { AuditFilters } from '../components/audit-filters.tsx';
import { AuditPanel } from '../components/audit-panel.tsx';
import { entityName } from '../entity-names.ts';
import type { AuditSearch } from '../searches.ts';
import { verbOf } from '../verb-of.ts';

/** Who did what, and when: the newest first. */
export function Audit() {
  const search = useSearch({ from: '/$portal/settings/audit' });
  const { portal } = useParams({ from: '/$portal' });
  const change = useChangeSearch<AuditSearch>();
  return (
    <ListPage
      title={say('Audit log', 'Журнал действий')}
      crumbs={[{ label: say('Settings', 'Настройки'), href: `/${portal}/settings` }]}
      list={useAudit(search)}
      columns={columns()}
      nameOf={({ event, displayName }) => `${event} ${displayName ?? ''}`}
      onOpen={({ id }) => change({ open: id })}
      search={search}
      change={change}
      actions={<AuditExport search={search} />}
      hasOwnExport
      filters={<AuditFilters search={search} onChange={change} />}
      none={{
        title: say('Nothing has happened yet', 'Событий пока не было'),
        hint: say('Everything done in the portal is noted here.', 'Здесь отмечается всё, что делают в портале.'),
      }}
    >
      <AuditPanel
        open={search.open}
        onClose={() => change({ open: undefined })}
        onRecord={(entityType, entityId) => change({ entityType, entityId, open: undefined })}
      />
    </ListPage>
  );
}

const columns = (): readonly Column<AuditEvent>[] => [
  {
    id: 'occurredAt',
    header: say('When', 'Когда'),
    width: 164,
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
