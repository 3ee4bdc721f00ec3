import type { Listing } from '../../../../kernel/lists/listing.ts';
import { notFound } from '../../../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../../../kernel/record.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../../kernel/sql/sql.ts';
import { type InboundMapping, inboundMapping, type MappingRules } from './inbound-mapping.ts';

/** The one place that maps the table to the card. */
export const mappingColumns: Sql = raw(`
  mapping.id, mapping.installation_id, mapping.name, mapping.active, mapping.position, mapping.event, mapping.operation, mapping.source,
  mapping.defaults, mapping.required_fields, mapping.idempotency_path, mapping.external_source, mapping.external_id_path,
  mapping.version_path, mapping.match_by, mapping.allow_bank_details, mapping.version, mapping.created_at, mapping.updated_at,
  mapping.archived_at, mapping.created_by, mapping.updated_by`);

export interface MappingRow extends RecordRow {
  id: string;
  installation_id: string;
  name: string;
  active: boolean;
  position: number;
  event: string;
  operation: string;
  source: InboundMapping['source'];
  defaults: InboundMapping['defaults'];
  required_fields: string[];
  idempotency_path: string | null;
  external_source: string | null;
  external_id_path: string | null;
  version_path: string | null;
  match_by: string | null;
  allow_bank_details: boolean;
}

export const presentMapping = (row: MappingRow): InboundMapping => ({
  id: row.id,
  installationId: row.installation_id,
  name: row.name,
  active: row.active,
  position: row.position,
  event: row.event,
  operation: row.operation,
  source: row.source,
  defaults: row.defaults,
  requiredFields: row.required_fields,
  idempotencyPath: row.idempotency_path,
  externalSource: row.external_source,
  externalIdPath: row.external_id_path,
  versionPath: row.version_path,
  matchBy: row.match_by,
  allowBankDetails: row.allow_bank_details,
  ...presentRecord(row),
});

/** The columns of what a mapping says of itself. */
export const mappingRow = (rules: MappingRules): Record<string, unknown> => ({
  name: rules.name,
  active: rules.active,
  position: rules.position,
  event: rules.event,
  operation: rules.operation,
  source: JSON.stringify(rules.source),
  defaults: JSON.stringify(rules.defaults),
  required_fields: rules.requiredFields,
  idempotency_path: rules.idempotencyPath,
  external_source: rules.externalSource,
  external_id_path: rules.externalIdPath,
  version_path: rules.versionPath,
  match_by: rules.matchBy,
  allow_bank_details: rules.allowBankDetails,
});

/** A mapping of an installation, also one that was deleted; locked until the transaction ends where it is to be changed. */
export async function mappingById(db: Db, installationId: string, id: string, lock = false): Promise<InboundMapping> {
  const row = await db.first<MappingRow>(sql`
    select ${mappingColumns} from inbound_mappings mapping
    where mapping.tenant_id = ${db.tenant} and mapping.installation_id = ${installationId} and mapping.id = ${id}
    ${lock ? sql`for update` : sql``}`);
  if (!row) throw notFound(inboundMapping.noun);
  return presentMapping(row);
}

/** Mappings of an installation that are applied, in their order. */
export async function activeMappings(db: Db, installationId: string): Promise<InboundMapping[]> {
  const rows = await db.many<MappingRow>(sql`
    select ${mappingColumns} from inbound_mappings mapping
    where mapping.tenant_id = ${db.tenant} and mapping.installation_id = ${installationId} and mapping.active
      and mapping.archived_at is null
    order by mapping.position, mapping.id`);
  return rows.map(presentMapping);
}

/** Whether a mapping is for an event: its own, or any under its prefix. */
export const matchesEvent = ({ event: wanted }: Pick<InboundMapping, 'event'>, event: string) =>
  wanted.endsWith('.*') ? event.startsWith(wanted.slice(0, -1)) : wanted === event;

export const mappingListing: Listing = {
  name: 'inbound-mappings',
  from: 'inbound_mappings mapping',
  alias: 'mapping',
  defaultSort: 'position',
  archivedAt: 'mapping.archived_at',
  fields: {
    id: { column: 'mapping.id', kind: 'id', sortable: true },
    installationId: { column: 'mapping.installation_id', kind: 'id' },
    position: { column: 'mapping.position', kind: 'integer', sortable: true },
    event: { column: 'mapping.event', kind: 'text', sortable: true },
    operation: { column: 'mapping.operation', kind: 'text' },
    active: { column: 'mapping.active', kind: 'boolean' },
  },
};
