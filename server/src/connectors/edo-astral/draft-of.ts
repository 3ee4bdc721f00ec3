/** A draft, as far as it tells of itself. */
export interface AstralDraft {
  id: string | null;
  fileName: string | null;
  /** Null where it names none. */
  recipientIds: string[] | null;
  status: string | null;
  statusText: string | null;
  docflowId: string | null;
  documentId: string | null;
  signingRequestId: string | null;
  createdAt: string | null;
  changedAt: string | null;
}

type Told = Readonly<Record<string, unknown>>;

/** What documentation leaves unsaid is looked for under the names it may have; under none of them it is not known. */
export function draftOf(told: Told): AstralDraft {
  return {
    id: textAt(told, 'draftId', 'id'),
    fileName: textAt(told, 'fileName', 'documentFileName', 'documentName', 'name'),
    recipientIds: recipientsOf(told),
    status: textAt(told, 'status', 'state'),
    statusText: textAt(told, 'statusName', 'stateName'),
    docflowId: textAt(told, 'docflowId'),
    documentId: textAt(told, 'documentId'),
    signingRequestId: textAt(told, 'signingRequestId', 'cryptographyRequestId', 'cryptoRequestId', 'requestId'),
    createdAt: instantOf(textAt(told, 'createdAt', 'createdDateTime', 'creationDateTime', 'created')),
    changedAt: instantOf(textAt(told, 'changedAt', 'changedDateTime', 'updatedDateTime', 'updatedAt', 'modified')),
  };
}

/** The instant of a time with or without its zone; without one it is taken for UTC. Null for what is none. */
export function instantOf(told: string | null | undefined): string | null {
  if (!told || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(told)) return null;
  const at = new Date(/(Z|[+-]\d{2}:?\d{2})$/i.test(told) ? told : `${told}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function recipientsOf(told: Told): string[] | null {
  const list = valueAt(told, 'recipientIds', 'recipients');
  if (Array.isArray(list))
    return list.flatMap((one) => {
      const id = typeof one === 'string' ? one : isRecord(one) ? textAt(one, 'id', 'recipientId') : null;
      return id === null ? [] : [id];
    });
  const one = textAt(told, 'recipientId');
  return one === null ? null : [one];
}

function textAt(told: Told, ...names: string[]): string | null {
  const found = valueAt(told, ...names);
  const text = typeof found === 'number' ? String(found) : found;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

/** Members are called `draftId` in one place and `DraftId` in another. */
function valueAt(told: Told, ...names: string[]): unknown {
  for (const name of names)
    for (const [key, value] of Object.entries(told))
      if (key.toLowerCase() === name.toLowerCase() && value !== null) return value;
  return undefined;
}

const isRecord = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
