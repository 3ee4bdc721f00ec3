import Type from 'typebox';
import { flag, id, nullable, object } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { change, changesBetween } from '../changes-between.ts';
import { contentOf } from '../content-of.ts';
import { digest, issuedProtocol } from '../issued-protocol.ts';
import { digestOf, issued, protocolByDigest } from '../protocols-of.ts';

const verdict = object(
  {
    sha256: digest(),
    isKnown: flag('A protocol of this requisition has this digest'),
    isIntact: flag('What is kept under it still has this digest'),
    isCurrent: flag('Nothing of it has changed since'),
    issued: nullable(issuedProtocol),
    changes: Type.Array(change, { title: 'What has changed since, the first two hundred places' }),
  },
  { title: 'Whether a protocol is the one' },
);

const declared = {
  permission: 'supplier_quotes.compare',
  scope: 'supplier_documents.read',
  output: verdict,
} as const;

export const verifyDigest = query({
  ...declared,
  name: 'supplier-quotes.verify-decision-digest',
  summary: words('Check a protocol by its digest', 'Проверить протокол по контрольной сумме'),
  description: 'Whether a protocol of this requisition has the digest, from when it is, and what has changed since.',
  refuses: ['not_found'],
  input: object({ procurementId: id('Requisition'), sha256: digest() }),
  run: (ctx, { procurementId, sha256 }) => verdictOn(ctx, procurementId, sha256),
});

export const verifyDecisionProtocol = query({
  ...declared,
  name: 'supplier-quotes.verify-decision-protocol',
  summary: words('Check a copy of a protocol', 'Проверить копию протокола'),
  description:
    'Takes the content of a protocol, as JSON in any order of keys, or its digest, and says whether it is the one that was drawn up, from when it is, and what has changed since.',
  refuses: ['not_found', 'validation_failed'],
  input: object({
    procurementId: id('Requisition'),
    content: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { title: 'Content of the protocol' })),
    sha256: Type.Optional(digest()),
  }),

  run(ctx, { procurementId, content, sha256 }) {
    if ((content === undefined) === (sha256 === undefined)) throw oneOfTwo();
    return verdictOn(ctx, procurementId, sha256 ?? digestOf(content));
  },
});

async function verdictOn(ctx: ReadContext, procurementId: string, sha256: string) {
  const requisition = await requisitions.byId(ctx.db, procurementId);
  const found = await protocolByDigest(ctx.db, procurementId, sha256);
  if (!found) return { sha256, isKnown: false, isIntact: false, isCurrent: false, issued: null, changes: [] };
  const changes = changesBetween(found.content, await contentOf(ctx, requisition));
  const isIntact = digestOf(found.content) === sha256;
  return { sha256, isKnown: true, isIntact, isCurrent: changes.length === 0, issued: issued(found), changes };
}

const oneOfTwo = () =>
  invalidField(
    '/sha256',
    'exactly_one',
    words('send either the content or its digest', 'передайте либо содержание, либо контрольную сумму'),
  );
