import { type FieldError, fieldError, words } from '../../../../kernel/problems/errors.ts';
import type { EventCatalog } from '../../../webhooks/events/event-catalog.ts';
import { type ExternalManifest, neverGiven } from '../external-manifest.ts';

/** Whether the scopes and events asked for are those that the data-transfer table of the manifest speaks of: neither more, nor fewer. */
export function faultsOfAccess(manifest: ExternalManifest, catalog: EventCatalog): FieldError[] {
  const granted = new Set<string>(manifest.scopes);
  const rowOf = new Map(manifest.dataTransfer.map((row) => [row.entity, row]));
  const faults = manifest.scopes.flatMap((scope, index) => {
    const at = `/manifest/scopes/${index}`;
    if (neverGiven.has(scope))
      return [
        fieldError(
          at,
          'scope_not_grantable',
          words('is not given to external integrations', 'не выдаётся внешним интеграциям'),
        ),
      ];
    const [area, action] = scope.split('.') as [string, string];
    const access = rowOf.get(area)?.access;
    const told =
      action === 'read' ? access === 'read' || access === 'read_write' : access === 'write' || access === 'read_write';
    return told
      ? []
      : [
          fieldError(
            at,
            'not_in_data_transfer',
            words(`dataTransfer has no row that tells of ${scope}`, `в dataTransfer нет строки, говорящей о ${scope}`),
          ),
        ];
  });
  manifest.dataTransfer.forEach(({ entity, access }, index) => {
    const needs = [...(access === 'write' ? [] : ['read']), ...(access === 'read' ? [] : ['write'])];
    const missing = needs.filter(
      (action) => !granted.has(`${entity}.${action}`) && !(action === 'write' && granted.has(`${entity}.delete`)),
    );
    if (missing.length > 0)
      faults.push(
        fieldError(
          `/manifest/dataTransfer/${index}`,
          'scope_missing',
          words(
            `tells of more than is asked for: ${missing.map((action) => `${entity}.${action}`).join(', ')}`,
            `говорит больше, чем запрошено: ${missing.map((action) => `${entity}.${action}`).join(', ')}`,
          ),
        ),
      );
  });
  return [...faults, ...repeatedRows(manifest), ...faultsOfEvents(manifest, granted, catalog)];
}

const repeatedRows = ({ dataTransfer }: ExternalManifest) =>
  dataTransfer.flatMap(({ entity }, index) =>
    dataTransfer.findIndex((other) => other.entity === entity) === index
      ? []
      : [
          fieldError(
            `/manifest/dataTransfer/${index}`,
            'duplicate',
            words('repeats an area', 'область указана дважды'),
          ),
        ],
  );

/** An event shows its record, so it asks for the scope that reading the record asks for. */
function faultsOfEvents(
  { events, deliveryUrl }: ExternalManifest,
  granted: ReadonlySet<string>,
  catalog: EventCatalog,
): FieldError[] {
  const faults = events.flatMap((event, index) => {
    const at = `/manifest/events/${index}`;
    const known = catalog.events.get(event);
    if (!known) return [fieldError(at, 'enum', words('is not an event', 'такого события нет'))];
    const { scope } = catalog.readingOf(known.entity.type);
    const wanted = scope === null ? [] : [scope].flat();
    return wanted.some((one) => granted.has(one))
      ? []
      : [
          fieldError(
            at,
            'scope_missing',
            words(
              `needs one of the scopes ${wanted.join(', ')}`,
              `нужна одна из областей доступа ${wanted.join(', ')}`,
            ),
          ),
        ];
  });
  if (events.length > 0 && deliveryUrl === null)
    faults.push(fieldError('/manifest/deliveryUrl', 'required', words('is needed for events', 'нужен для событий')));
  return faults;
}
