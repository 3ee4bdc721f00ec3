export interface Channel {
  channelId: string;
  transport: string;
  plainId: string;
  state: string;
  name?: string;
}

export interface User {
  id: string;
  name: string;
  phone?: string;
}

export interface Contact {
  id: string;
  responsibleUserId: string;
  name: string;
  contactData: Array<{ chatType: string; chatId?: string; username?: string; phone?: string }>;
  uri?: string;
}

export interface Deal {
  id: string;
  responsibleUserId: string;
  name: string;
  contacts: string[];
  uri: string;
  closed?: boolean;
}

/** As a delivery tells it. */
export interface Message {
  messageId: string;
  channelId: string;
  chatType: string;
  chatId: string;
  dateTime: string;
  type: string;
  status: string;
  isEcho: boolean;
  contact: { name: string; username?: string; phone?: string };
  text?: string;
  contentUri?: string;
  authorName?: string;
  authorId?: string;
  isEdited?: true;
  isDeleted?: true;
  oldInfo?: unknown;
}

export const subscribable = [
  'messagesAndStatuses',
  'contactsAndDealsCreation',
  'channelsUpdates',
  'templateStatus',
] as const;

/** What may be subscribed to. */
export type Subject = (typeof subscribable)[number];

export interface World {
  apiKey: string;
  /** The key of another system beside which Wazzup stands: it reaches less. */
  restrictedKey: string;
  /** What the account shows where it delivers, if it was given something. */
  crmKey: string | null;
  balanceIsEmpty: boolean;
  channels: Channel[];
  users: User[];
  /** Users come in pages, as an older page of the documents has it. */
  usersInPages: boolean;
  contacts: Contact[];
  deals: Deal[];
  pipelines: unknown[];
  messages: Message[];
  /** When an identifier of a system of ours was last used for a message. */
  used: Record<string, number>;
  /** When a client last wrote, by channel and chat. */
  wrote: Record<string, number>;
  webhooksUri: string | null;
  subscriptions: Record<Subject, boolean>;
  /** How often a delivery without 200 is made again, and after how long: nobody tells. */
  redeliveries: number;
  redeliverAfterMs: number;
  windows: number;
}

export const uuidOf = (kind: number, count: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(count).padStart(12, '0')}`;

export const seed = (): World => ({
  apiKey: '5f0c2d9be4a14f7d8e63b1a7c9d05e42',
  restrictedKey: 'c1a07e5d3b924c6f90d8e2f7a6b41358',
  crmKey: null,
  balanceIsEmpty: false,
  channels: [
    { channelId: uuidOf(1, 1), transport: 'whatsapp', plainId: '79990000001', state: 'active', name: 'Снабжение' },
    { channelId: uuidOf(1, 2), transport: 'tgapi', plainId: '79990000002', state: 'Active', name: 'Телеграм отдела' },
    { channelId: uuidOf(1, 3), transport: 'wapi', plainId: '79990000003', state: 'active' },
    { channelId: uuidOf(1, 4), transport: 'viber', plainId: '79990000004', state: 'openElsewhere', name: 'Вайбер' },
    { channelId: uuidOf(1, 5), transport: 'vk', plainId: 'club1', state: 'QRIDLE', name: 'Группа' },
    { channelId: uuidOf(1, 6), transport: 'max', plainId: '79990000006', state: 'notEnoughMoney' },
    { channelId: uuidOf(1, 7), transport: 'avito', plainId: '100500', state: 'blocked' },
    { channelId: uuidOf(1, 8), transport: 'instagram', plainId: 'shop', state: 'active' },
  ],
  users: [
    { id: 'u-2', name: 'Яна Белова' },
    { id: 'u-1', name: 'Анна Смирнова', phone: '79995550011' },
  ],
  usersInPages: false,
  contacts: [],
  deals: [],
  pipelines: [],
  messages: [],
  used: {},
  wrote: {},
  webhooksUri: null,
  subscriptions: {
    ...{ messagesAndStatuses: false, contactsAndDealsCreation: false, channelsUpdates: false, templateStatus: false },
  },
  redeliveries: 0,
  redeliverAfterMs: 100,
  windows: 0,
});
