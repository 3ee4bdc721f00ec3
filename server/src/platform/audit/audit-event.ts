import { auditEvent as declared } from '../../../../nouns/audit-event.ts';
import type { AnyEntity } from '../../kernel/entity.ts';
import { answeredOf } from '../../kernel/entity-of.ts';
import { object } from '../../kernel/fields.ts';
import type { Listing } from '../../kernel/lists/listing.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../records/listing-of.ts';
import { readRecords } from '../records/read-records.ts';

export const auditEvent = object(answeredOf(declared.fields), { title: declared.words.en });

/** Reads the trail; only `recordFacts` writes it. */
export const auditEvents = readRecords(declared, {
  actor: (tenant) => sql`
    json_build_object('type', event.actor_kind, 'id', event.actor_id, 'name', (
      select person.full_name from users person where person.tenant_id = ${tenant} and person.id = event.actor_id
    ), 'throughId', event.through_id, 'throughName', coalesce(
      (select key.name from api_keys key where key.tenant_id = ${tenant} and key.id = event.through_id),
      (select provider.name from identity_providers provider where provider.tenant_id = ${tenant} and provider.id = event.through_id)))`,
  ip: () => raw('host(event.ip)'),
});

/** Identifiers are made in the order of time, so the newest first is the primary key read backwards. */
export const auditListing = (entities: readonly AnyEntity[]): Listing =>
  listingOf(declared, {
    name: 'audit',
    defaultSort: '-id',
    fields: {
      entityType: { column: 'event.entity_type', kind: 'text', recordTypes: entities.map(({ type }) => type) },
      actorId: { column: 'event.actor_id', kind: 'id', nullable: true },
      throughId: { column: 'event.through_id', kind: 'id', nullable: true },
    },
  });
