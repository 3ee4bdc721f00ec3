import type { EDocumentSubmission } from '../../kernel/integrations/ports/e-document-writes.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';
import { type DocumentTypes, documentTypes, read } from './wire.ts';

/** What a document goes as: its type, function, version and metadata, all taken from what the box allows. */
export interface SentAs {
  TypeNamedId: string;
  Function: string;
  Version: string;
  Metadata: Array<{ Key: string; Value: string }>;
}

export async function documentTypesOf(call: DiadocCall, boxId: string): Promise<DocumentTypes> {
  const answer = await askDiadoc(call, {
    ...{ class: 'read', method: 'GET', path: '/V3/GetDocumentTypes', operation: 'documents.types' },
    query: { boxId },
  });
  return read(documentTypes, answer.json()).DocumentTypes;
}

/** By order of how well they fit: the first that the box has is taken. */
const wanted: Readonly<Record<EDocumentSubmission['kind'], readonly string[]>> = {
  invoice: ['ProformaInvoice', 'Nonformalized'],
  contract: ['Contract', 'Nonformalized'],
  delivery: ['Nonformalized'],
  upd: ['UniversalTransferDocument'],
};

/** `given` is what the XML of a УПД says its function is. */
export function chooseType(types: DocumentTypes, sent: EDocumentSubmission, given: string | null): SentAs {
  const type = wanted[sent.kind].flatMap((name) => types.find(({ Name }) => Name === name) ?? [])[0];
  if (!type) throw notTaken(sent.title);
  const functions = type.Functions ?? [];
  const chosen = given === null ? functions[0] : functions.find(({ Name }) => Name === given);
  const versions = (chosen?.Versions ?? []).filter(({ IsActual }) => IsActual !== false);
  const version = versions.find(({ Version }) => Version.includes('05_03')) ?? versions.at(-1);
  if (!chosen || !version) throw notTaken(sent.title);
  const asked = (version.Titles?.[0]?.MetadataItems ?? []).filter(({ Source }) => Source !== 'Xml');
  return {
    TypeNamedId: type.Name,
    Function: chosen.Name,
    Version: version.Version,
    Metadata: asked.flatMap(({ Id, IsRequired }) => {
      const value = valueOf(Id, sent);
      if (value === null && IsRequired === true) throw lacking(Id);
      return value === null ? [] : [{ Key: Id, Value: value }];
    }),
  };
}

function valueOf(name: string, { file, number, date, amount, vat, title }: EDocumentSubmission): string | null {
  switch (name) {
    case 'FileName':
      return file.name;
    case 'DocumentNumber':
      return number;
    case 'DocumentDate':
      return date.split('-').reverse().join('.');
    case 'TotalSum':
      return amount;
    case 'TotalVat':
      return vat;
    case 'DocumentName':
      return title;
    default:
      return null;
  }
}

const notTaken = (title: string) =>
  new ProviderError(
    'validation',
    words(
      `The box of the company does not send such documents: ${title}.`,
      `Ящик организации в Диадоке не отправляет такие документы: ${title}.`,
    ),
  );

const lacking = (name: string) =>
  new ProviderError(
    'validation',
    words(
      `Diadoc asks for ${name}, which the document does not have.`,
      `Диадок требует поле ${name}, которого в документе нет.`,
    ),
  );
