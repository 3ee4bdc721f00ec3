import Type from 'typebox';
import { scopes } from '../../../../../nouns/kit/rights.ts';
import { type Actor, permits } from '../../../kernel/access/actor.ts';
import { type FacadeReading, type FacadeResource, facadeKeys } from '../../../kernel/facade-resource.ts';
import { object } from '../../../kernel/fields.ts';
import { operatorsOf, sortableOf } from '../../../kernel/lists/listing.ts';
import { type AnyOperation, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { effectiveScopes } from '../../../platform/permissions/effective-scopes.ts';
import { policies } from '../../../platform/rate-limits/policies.ts';

interface LentResource {
  resource: FacadeResource;
  /** Verbs of the facade, each with the operation that serves it. */
  verbs: Readonly<Record<string, AnyOperation>>;
}

interface ReadResource {
  resource: FacadeReading;
  verbs: LentResource['verbs'];
}

/** What the caller's key can do here: the six resources, in the API's order, and read-only records. */
export const readMeta = (lent: readonly LentResource[], read: readonly ReadResource[]) =>
  query({
    name: 'integration-api.read-meta',
    summary: words('Resources, operations, events and scopes of the key', 'Ресурсы, операции, события и области ключа'),
    permission: 'signed-in',
    scope: scopes,
    input: object({}),
    output: Type.Unsafe<Record<string, unknown>>({ type: 'object', title: 'Meta' }),

    run: async ({ actor }) => ({
      apiVersion: 'v1',
      key: keyOf(actor),
      resources: [
        ...facadeKeys.flatMap((key) =>
          lent.filter(({ resource }) => resource.key === key).map((one) => describe(actor, one)),
        ),
        ...read.map((one) => describeReading(asGranted(actor), one)),
      ],
      events: [
        ...lent.flatMap(({ resource: { entity, get } }) => (permits(actor, get) ? entity.facts.map(entity.event) : [])),
        'integration.test_event',
      ],
      scopes: effectiveScopes(actor),
      readOnly: actor.userId === null,
      links: true,
      limits: limitsOf(actor),
    }),
  });

const keyOf = ({ credential, userId, scopes: held }: Actor) =>
  held && credential
    ? {
        id: credential.id,
        name: credential.name,
        scopes: credential.grantedScopes,
        readOnly: userId === null,
        expiresAt: credential.expiresAt,
        createdBy: userId,
      }
    : null;

/** `integration_api.*` grants only the six resources. */
const asGranted = (actor: Actor): Actor =>
  actor.scopes && actor.credential ? { ...actor, scopes: new Set(actor.credential.grantedScopes) } : actor;

function describe(actor: Actor, { resource, verbs }: LentResource) {
  const { entity, create, update, aliases = [] } = resource;
  const { filters, ...known } = describeReading(actor, { resource, verbs });
  return {
    ...known,
    aliases,
    filters: {
      ...filters,
      externalSource: ['eq'],
      externalId: ['eq', 'in'],
      ...(entity.customFieldsOf && { 'custom.<key>': ['eq', 'in'] }),
    },
    schema: { create: create?.input ?? null, update: update?.input ?? null },
  };
}

function describeReading(actor: Actor, { resource: { key, entity, list }, verbs }: ReadResource) {
  return {
    key,
    aliases: [] as readonly string[],
    available: true,
    entityType: entity.type,
    operations: Object.entries(verbs).flatMap(([verb, operation]) => (permits(actor, operation) ? [verb] : [])),
    statuses: entity.lifecycle?.statuses ?? [],
    transitions: Object.entries(entity.lifecycle?.moves ?? {}).map(([name, { from, to }]) => ({ name, from, to })),
    fields: Object.keys(entity.fields),
    filters: Object.fromEntries(
      Object.entries(list.listing.fields).map(([name, field]) => [name, operatorsOf(field)] as const),
    ),
    sortable: sortableOf(list.listing),
    schema: { create: null as object | null, update: null as object | null },
  };
}

const limitsOf = ({ credential }: Actor) =>
  Object.fromEntries(
    Object.entries(policies).map(([name, { rate, burst }]) => [
      name,
      {
        perMinute: Math.floor(rate * 60 * (credential?.rateFactor ?? 1)),
        burst: Math.ceil(burst * (credential?.rateFactor ?? 1)),
      },
    ]),
  );
