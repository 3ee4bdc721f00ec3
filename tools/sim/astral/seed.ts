/** A counterparty by its numbers, which check; the companies are invented. */
export interface Party {
  id: string;
  name: string;
  inn: string;
  kpp: string | null;
}

export interface Draft {
  id: string;
  abonentId: string;
  fileName: string;
  /** base64 */
  content: string;
  recipientIds: string[];
  responseSignatureRequired: boolean;
  readOnly: boolean;
  at: number;
  changedAt: number;
  signature: string | null;
  /** Set once it was started. */
  docflowId: string | null;
  requestId: string | null;
}

export interface Step {
  status: string;
  statusName: string;
  at: number;
  comment: string | null;
}

export interface Docflow {
  id: string;
  documentId: string;
  abonentId: string;
  recipientIds: string[];
  steps: Step[];
}

export interface World {
  token: string;
  abonents: string[];
  /** Abonents of other users. */
  foreign: string[];
  parties: Party[];
  drafts: Draft[];
  docflows: Docflow[];
  requests: Record<string, { draftId: string; status: 'waits' | 'signed' | 'rejected' }>;
  longestFile: number;
  /** What the identifier of a new draft is called, which the contract does not tell. */
  draftIdAs: 'id' | 'draftId';
  /** Whether the list of drafts holds those that were started, which the contract does not tell. */
  listsStarted: boolean;
  serial: number;
}

const id = (kind: string, last: number) => `${kind.padEnd(8, '0')}-a57a-4000-8000-${String(last).padStart(12, '0')}`;

export const seed = (): World => ({
  token: 'astral.token+0001/=',
  abonents: [id('ab', 1), id('ab', 2)],
  foreign: [id('ab', 9)],
  parties: [
    { id: id('ca', 1), name: 'ООО «Смирновский цемент»', inn: '7707083893', kpp: '773601001' },
    { id: id('ca', 2), name: 'ИП Смирнов Пётр Ильич', inn: '500100732259', kpp: null },
    ...Array.from({ length: 18 }, (_, index) => ({
      id: id('cb', index),
      name: `Поставщик ${index + 1}`,
      inn: `78120145${String(index).padStart(2, '0')}`,
      kpp: '781201001',
    })),
  ],
  drafts: [],
  docflows: [],
  requests: {},
  longestFile: 60 * 1024 * 1024,
  draftIdAs: 'id',
  listsStarted: true,
  serial: 0,
});
