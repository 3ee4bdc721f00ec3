import Type from 'typebox';
import type { EDocument } from '../../../../nouns/e-document.ts';
import { download } from '../../kernel/download.ts';
import { id, object } from '../../kernel/fields.ts';
import type { EDocumentPart } from '../../kernel/integrations/ports/e-document-state.ts';
import { inSteps, query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { archiveOf } from '../../platform/document-templates/printing/archive-of.ts';
import { providerRefusals } from '../../platform/integrations/provider-refusal.ts';
import { downloadFrom } from './download-from.ts';
import { eDocuments } from './e-document.ts';
import { asking, incomingReading, outgoingReading } from './e-document-rights.ts';
import { incomingEDocuments } from './incoming-e-document.ts';
import type { Operators } from './operators.ts';
import { demandReadable } from './outgoing/record-rights.ts';
import { partsOf } from './parts-of.ts';
import { notHandedOver } from './states/read-anew.ts';

type Named = Pick<EDocument, 'operator' | 'ids' | 'title'> & { parts: EDocumentPart[] };

const rights = { outgoing: outgoingReading, incoming: incomingReading };

/** The signed file with its signatures, packed while it is sent. */
export function archiveEDocument({ asking: askingBy }: Operators, way: 'outgoing' | 'incoming') {
  const ask = askingBy(asking);
  const find = findArchived(way);
  return query({
    name: `e-documents.archive-${way}`,
    summary:
      way === 'outgoing'
        ? words('Download a signed document with its signatures', 'Скачать подписанный документ с подписями')
        : words('Download an incoming document with its signatures', 'Скачать входящий документ с подписями'),
    description:
      'One ZIP of the files as they lie at the operator: the document, its signatures, and its printed form where there is one.',
    ...rights[way],
    refuses: [...providerRefusals, 'conflict', 'rate_limited'],
    input: object({ id: id() }),
    output: download('The document with its signatures', ['application/zip']),
    run: inSteps,
    async steps(steps, { id }) {
      const { operator, title, ...named } = (await steps.query(find, { id })) as Named;
      const files = await ask(steps, operator, (open) => downloadFrom(open, named));
      return archiveOf(`${title}.zip`, files, async ({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
    },
  });
}

const findArchived = (way: 'outgoing' | 'incoming') =>
  query({
    name: `e-documents.find-archived-${way}`,
    summary: words('Find a document that is downloaded', 'Найти скачиваемый документ'),
    ...rights[way],
    input: object({ id: id() }),
    output: Type.Unknown(),
    async run({ db, actor }, { id }): Promise<Named> {
      const parts = await partsOf(db, way, id);
      if (way === 'incoming') return { ...(await incomingEDocuments.byId(db, id)), parts };
      const document = await eDocuments.byId(db, id);
      demandReadable(actor, document.entityType);
      if (Object.keys(document.ids).length === 0) throw notHandedOver();
      return { ...document, parts };
    },
  });
