import type { Message } from './message.ts';

/** A company as Diadoc knows it; numbers check, companies are invented. */
export interface Organization {
  inn: string;
  kpp: string | null;
  name: string;
  fnsParticipantId: string;
  boxes: Array<{ id: string; title: string }>;
  /** With us: one of the four statuses, or a stranger. */
  counteragent: 'IsMyCounteragent' | 'InvitesMe' | 'IsInvitedByMe' | 'Rejected' | null;
  liquidated?: true;
  /** Takes nothing from counterparties. */
  refuses?: true;
}

export interface DocumentType {
  name: string;
  title: string;
  formal: boolean;
  functions: Readonly<Record<string, readonly string[]>>;
  metadata: ReadonlyArray<{
    id: string;
    type: 'String' | 'Date' | 'Decimal';
    required: boolean;
    source: 'User' | 'Xml';
  }>;
}

export interface Grant {
  clientId: string;
  scope: string;
}

export interface BoxEvent {
  /** Grows by one; what the outside sees of it is no number. */
  index: number;
  at: number;
  boxId: string;
  messageId: string;
  /** Of a patch; a whole message where it is empty. */
  entityIds: string[];
}

export interface World {
  environment: 'production' | 'staging';
  clients: Array<{ id: string; secret: string; redirectUris: string[] }>;
  /** Codes by which the browser comes back. */
  codes: Record<string, Grant & { redirectUri: string; challenge: string | null; until: number }>;
  accessTokens: Record<string, Grant & { until: number }>;
  refreshTokens: Record<string, Grant & { over: 'exchanged' | 'withdrawn' | null }>;
  /** Every exchange gives a new refresh token, and the old one is over. */
  rotates: boolean;
  tokenSeconds: number;
  subscribed: boolean;
  /** Our user sees all documents of the organization. */
  seesAll: boolean;
  /** Users that GetMyOrganizations registered by itself. */
  registrations: number;
  /** How signatures turn out when they are looked at. */
  signatures: 'fit' | 'do not fit' | 'wait to be checked';
  /** Sending a draft makes a new message of it. */
  draftsBecomeMessages: boolean;
  longestDocument: number;
  longestOnShelf: number;
  longestPart: number;
  /** How long an answer takes, so that several can be under way at once. */
  takesMs: number;
  ours: Organization;
  /** Other companies of the same user. */
  sisters: Organization[];
  others: Organization[];
  types: DocumentType[];
  messages: Message[];
  events: BoxEvent[];
  shelf: Record<string, { at: number; whole: boolean; parts: Record<number, string> }>;
  operations: Record<string, { digest: string; answer: unknown }>;
  invalid: Array<{ entityId: string; at: number }>;
  serial: number;
}

const box = (last: string) => `${'0'.repeat(8)}-d0c0-4000-8000-${last.padStart(12, '0')}`;
const text = (id: string, required = true) => ({ id, type: 'String' as const, required, source: 'User' as const });
const day = (id: string, required = true) => ({ id, type: 'Date' as const, required, source: 'User' as const });
const described = [text('FileName'), text('DocumentNumber', false), day('DocumentDate', false)];
const unformal = { formal: false, functions: { default: ['v1'] } };

export const seed = (): World => ({
  environment: 'production',
  clients: [{ id: 'prokura-edo', secret: 'd1f0+c3/9=a8&27%b64e', redirectUris: ['https://portal.example/callback'] }],
  codes: {},
  accessTokens: { 'diadoc-access-token-0001': { clientId: 'prokura-edo', scope: 'Diadoc.PublicAPI', until: 8.64e15 } },
  refreshTokens: { 'diadoc-refresh-token-0001': { clientId: 'prokura-edo', scope: 'Diadoc.PublicAPI', over: null } },
  rotates: true,
  tokenSeconds: 3_600,
  subscribed: true,
  seesAll: true,
  registrations: 0,
  signatures: 'fit',
  draftsBecomeMessages: true,
  longestDocument: 70 * 1024 * 1024,
  longestOnShelf: 400 * 1024 * 1024,
  longestPart: 3 * 1024 * 1024,
  takesMs: 0,
  ours: {
    inn: '7701234567',
    kpp: '770101001',
    name: 'ООО «Прокура Строй»',
    fnsParticipantId: '2BM-7701234567-770101001-000000000001',
    boxes: [
      { id: box('1'), title: 'Основной ящик' },
      { id: box('2'), title: 'Филиал' },
    ],
    counteragent: null,
  },
  sisters: [],
  others: [
    {
      inn: '7707083893',
      kpp: '773601001',
      name: 'ООО «Смирновский цемент»',
      fnsParticipantId: '2BM-7707083893-773601001-000000000010',
      boxes: [{ id: box('10'), title: 'Смирновский цемент' }],
      counteragent: 'IsMyCounteragent',
    },
    {
      inn: '7707083893',
      kpp: '540602001',
      name: 'Филиал ООО «Смирновский цемент»',
      fnsParticipantId: '2BM-7707083893-540602001-000000000011',
      boxes: [{ id: box('11'), title: 'Сибирский филиал' }],
      counteragent: 'IsMyCounteragent',
    },
    {
      inn: '500100732259',
      kpp: null,
      name: 'ИП Смирнов Пётр Ильич',
      fnsParticipantId: '2BM-500100732259-000000000012',
      boxes: [{ id: box('12'), title: 'ИП Смирнов' }],
      counteragent: 'InvitesMe',
    },
    {
      inn: '7812014560',
      kpp: '781201001',
      name: 'АО «Бывший завод»',
      fnsParticipantId: '2BM-7812014560-781201001-000000000013',
      boxes: [{ id: box('13'), title: 'Бывший завод' }],
      counteragent: 'Rejected',
      liquidated: true,
    },
    {
      inn: '5260002707',
      kpp: '526001001',
      name: 'ООО «Молчаливый арматурщик»',
      fnsParticipantId: '2BM-5260002707-526001001-000000000014',
      boxes: [{ id: box('14'), title: 'Молчаливый арматурщик' }],
      counteragent: 'IsInvitedByMe',
      refuses: true,
    },
  ],
  types: [
    { name: 'Nonformalized', title: 'Неформализованный документ', ...unformal, metadata: described },
    {
      name: 'Contract',
      title: 'Договор',
      ...unformal,
      metadata: [text('FileName'), text('DocumentNumber'), day('DocumentDate'), text('ContractType', false)],
    },
    {
      name: 'ProformaInvoice',
      title: 'Счёт на оплату',
      ...unformal,
      metadata: [
        text('FileName'),
        text('DocumentNumber'),
        day('DocumentDate'),
        { id: 'TotalSum', type: 'Decimal', required: true, source: 'User' },
      ],
    },
    {
      name: 'UniversalTransferDocument',
      title: 'УПД',
      formal: true,
      functions: { СЧФДОП: ['utd970_05_03_01'], ДОП: ['utd970_05_03_01'] },
      metadata: [{ id: 'DocumentNumber', type: 'String', required: true, source: 'Xml' }],
    },
  ],
  messages: [],
  events: [],
  shelf: {},
  operations: {},
  invalid: [],
  serial: 0,
});
