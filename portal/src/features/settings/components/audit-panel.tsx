import { Button, Drawer, ScrollArea } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type AuditEvent, actorOf, changesOf, outcomes } from '../audit.ts';
import { entityName } from '../entity-names.ts';
import { verbOf } from '../verb-of.ts';
import classes from './audit-panel.module.css';

const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'audit', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/audit/{id}', { params: { path: { id } }, signal })),
  });

interface AuditPanelProps {
  open: string | undefined;
  onClose(): void;
  onRecord(entityType: string, entityId: string): void;
}

/** One event: who, through what, from where, and what it has changed. */
export function AuditPanel({ open, onClose, onRecord }: AuditPanelProps) {
  const { data: event, error } = useQuery({ ...eventQuery(open ?? ''), enabled: open !== undefined });
  return (
    <Drawer
      opened={open !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      title={event ? `${entityName(event.entityType)} ${event.displayName ?? ''}` : '…'}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {error && <ProblemText error={error} />}
      {event && <EventDetails event={event} onRecord={() => onRecord(event.entityType, event.entityId)} />}
    </Drawer>
  );
}

function EventDetails({ event, onRecord }: { event: AuditEvent; onRecord(): void }) {
  const facts: readonly [string, string][] = [
    [say('What', 'Что'), `${verbOf(event.event)} (${event.event})`],
    [say('When', 'Когда'), showInstant(event.occurredAt)],
    [say('Who', 'Кто'), actorOf(event)],
    [say('Outcome', 'Итог'), say(outcomes[event.outcome].label)],
    [say('Operation', 'Операция'), event.operation],
    [say('Address', 'Адрес'), event.ip ?? '—'],
    [say('Program', 'Программа'), event.userAgent ?? '—'],
    [say('Request', 'Запрос'), event.requestId],
  ];
  const changes = changesOf(event);
  return (
    <div className={classes.event}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && (
        <ScrollArea type="auto" tabIndex={0} aria-label={say('What was changed', 'Что изменено')}>
          <table className={classes.changes}>
            <thead>
              <tr>
                <th scope="col">{say('Field', 'Поле')}</th>
                <th scope="col">{say('Was', 'Было')}</th>
                <th scope="col">{say('Became', 'Стало')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <Button variant="default" onClick={onRecord}>
        {say('All about this record', 'Всё об этой записи')}
      </Button>
    </div>
  );
}
