import type { EDocumentBox, EDocumentParty } from '../../kernel/integrations/ports/e-documents.ts';

export const ownBox = 'test-box';

/** One box, from which any company of the portal may send. */
export const listOwnBoxes = async (): Promise<EDocumentBox[]> => [
  { id: ownBox, title: 'Тестовый ящик', inn: null, kpp: null },
];

/** Whoever is asked for has a box here, and is called as the portal calls it. */
export const resolveCounterparty = async (
  _: unknown,
  { inn, kpp = null, name = inn }: { inn: string; kpp?: string | null; name?: string },
): Promise<EDocumentParty[]> => [
  { id: `test-box-${kpp === null ? inn : `${inn}-${kpp}`}`, name, inn, kpp, relation: 'connected' },
];
