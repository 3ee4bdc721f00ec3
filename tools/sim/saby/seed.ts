/** A company by the numbers Saby knows it by; the numbers check, the companies are invented. */
export interface Company {
  inn: string;
  /** None for a person in business. */
  kpp: string | null;
  name: string;
  /** Of a participant of the exchange; null where it has none. */
  participant: string | null;
}

export interface Signature {
  by: string;
  /** base64 */
  content: string;
}

export interface Attached {
  id: string;
  title: string;
  fileName: string;
  /** base64 */
  content: string;
  /** Of the attachment, a dictionary of its own. */
  type: string;
  service: boolean;
  /** When its link begins to be given. */
  linkFrom: number;
  signatures: Signature[];
}

export interface Happened {
  id: string;
  at: number;
  title: string;
  says: string;
}

export interface Kept {
  id: string;
  type: string;
  direction: 'Исходящий' | 'Входящий';
  date: string;
  number: string;
  note: string;
  sum: string | null;
  regulation: string | null;
  ours: string;
  theirs: Company;
  revisions: Array<{ id: string; at: number }>;
  code: number;
  /** Words of the state; those of the code where there are none. */
  says: string | null;
  stage: { id: string; title: string; actions: string[] } | null;
  events: Happened[];
  attachments: Attached[];
  deleted: boolean;
}

export interface World {
  login: string;
  password: string;
  accounts: string[];
  service: { clientId: string; secret: string; key: string };
  sessions: Record<string, { since: number; usedAt: number }>;
  tokens: string[];
  /** How the answers write a time; the contract does not know. */
  timeMark: ':' | '.';
  /** Stages, actions and revisions occur as a list and as one. */
  shape: 'list' | 'one';
  /** Whether the regulation offers to revoke what was sent. */
  revoking: 'by signature' | 'without one' | 'not offered';
  /** HTTP status of an error of JSON-RPC, which the contract does not tell. */
  errorStatus: number;
  longestRequest: number;
  takesMs: number;
  /** How long the link of a new attachment stays empty. */
  linkAfterMs: number;
  ours: Array<Company & { connected: boolean }>;
  others: Company[];
  types: string[];
  documents: Kept[];
  serial: number;
}

export const seed = (): World => ({
  login: 'prokura-edo',
  password: 'п@роль&Saby=9c2e',
  accounts: ['1190001', '1190002'],
  service: { clientId: '7025000000001', secret: 'S4BYAPPSECRET0f3c', key: 'sabyservicekey+77aa/=' },
  sessions: { 'saby-session-0001': { since: 0, usedAt: 0 } },
  tokens: ['saby-service-token-0001'],
  timeMark: '.',
  shape: 'list',
  revoking: 'by signature',
  errorStatus: 200,
  longestRequest: 100 * 1024 * 1024,
  takesMs: 0,
  linkAfterMs: 0,
  ours: [
    { inn: '7701234567', kpp: '770101001', name: 'ООО «Прокура Строй»', participant: '2BE-ours-1', connected: true },
    { inn: '7701234567', kpp: '540501001', name: 'Филиал', participant: null, connected: false },
  ],
  others: [
    { inn: '7707083893', kpp: '773601001', name: 'ООО «Смирновский цемент»', participant: '2BE-7707083893-1' },
    { inn: '500100732259', kpp: null, name: 'ИП Смирнов Пётр Ильич', participant: '2BE-500100732259-1' },
    { inn: '7812014560', kpp: '781201001', name: 'АО «Бумажный двор»', participant: null },
  ],
  types: ['ДокОтгрИсх', 'СчетИсх', 'ДоговорИсх', 'ДокОтгрВх', 'СчетВх', 'ДоговорВх', 'АктСверВх'],
  documents: [],
  serial: 0,
});
