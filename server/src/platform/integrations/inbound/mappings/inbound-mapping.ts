import { inboundMapping as declared, type InboundMapping, type Rule } from '../../../../../../nouns/inbound-mapping.ts';
import { entityOf } from '../../../../kernel/entity-of.ts';
import { notFound } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { store } from '../../../records/store.ts';

export const inboundMapping = entityOf(declared);

export const inboundMappings = store(inboundMapping);

/** What a mapping says of itself, however it is kept. */
export type MappingRules = Pick<
  InboundMapping,
  | 'name'
  | 'active'
  | 'position'
  | 'event'
  | 'operation'
  | 'source'
  | 'defaults'
  | 'requiredFields'
  | 'idempotencyPath'
  | 'externalSource'
  | 'externalIdPath'
  | 'versionPath'
  | 'matchBy'
  | 'allowBankDetails'
>;

export const blankMapping: Omit<MappingRules, 'name' | 'event' | 'operation' | 'position'> = {
  active: true,
  source: {},
  defaults: {},
  requiredFields: [],
  idempotencyPath: null,
  externalSource: null,
  externalIdPath: null,
  versionPath: null,
  matchBy: null,
  allowBankDetails: false,
};

/** A rule, also where only its path was written. */
export const ruleOf = (given: string | Rule): Rule => (typeof given === 'string' ? { path: given } : given);

/** A mapping of an installation, also one that was deleted. */
export const mappingById = async (db: Db, installationId: string, id: string) =>
  ofInstallation(installationId, await inboundMappings.byId(db, id));

/** The same, locked until the transaction ends. */
export const lockMapping = async (db: Db, installationId: string, id: string) =>
  ofInstallation(installationId, await inboundMappings.lock(db, id));

function ofInstallation(installationId: string, mapping: InboundMapping): InboundMapping {
  if (mapping.installationId !== installationId) throw notFound(inboundMapping.noun);
  return mapping;
}

/** Mappings of an installation that are applied, in their order. */
export const activeMappings = (db: Db, installationId: string): Promise<InboundMapping[]> =>
  inboundMappings.read(
    db,
    sql`${inboundMappings.select(db, sql`mapping.installation_id = ${installationId} and mapping.active and mapping.archived_at is null`)}
      order by mapping.position, mapping.id`,
  );

/** Whether a mapping is for an event: its own, or any under its prefix. */
export const matchesEvent = ({ event: wanted }: Pick<InboundMapping, 'event'>, event: string) =>
  wanted.endsWith('.*') ? event.startsWith(wanted.slice(0, -1)) : wanted === event;
